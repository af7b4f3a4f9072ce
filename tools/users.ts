import pg from 'pg';
import { loadEnvFile } from './lib/environment.ts';
import { PlainFailure, runCommand } from './lib/fail.ts';
import { startPostgres } from './postgres/launcher.ts';

const USAGE = 'Usage: npm run users -- list | activate <email> | deactivate <email>';

/** The operator's command: accounts are deactivated here and nowhere else (decisions.md, 'Session'). */
await runCommand(async () => {
  loadEnvFile();
  const [action, email] = process.argv.slice(2);
  if (action !== 'list' && !((action === 'activate' || action === 'deactivate') && email))
    throw new PlainFailure(USAGE);
  const postgres = process.env.DATABASE_URL ? undefined : await startPostgres('main');
  const client = new pg.Client({
    connectionString: process.env.DATABASE_URL ?? postgres?.url('catch') ?? '',
  });
  try {
    await client.connect();
    if (action === 'list') {
      const { rows } = await client.query(
        'select email, name, is_active, created_at from users order by created_at',
      );
      console.table(rows);
      return;
    }
    const { rowCount } = await client.query(
      'update users set is_active = $1, work_epoch = work_epoch + 1, updated_at = now() where lower(email) = lower($2)',
      [action === 'activate', email],
    );
    if (rowCount === 0) throw new PlainFailure(`Nobody has the address ${email}.`);
    console.log(
      `${email} is ${action === 'activate' ? 'active' : 'inactive: signed out everywhere, no jobs run'}.`,
    );
  } finally {
    await client.end();
    await postgres?.release();
  }
});

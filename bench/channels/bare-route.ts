import Fastify from 'fastify';
import pg from 'pg';

/**
 * The floor: a route that does the same two inserts in one transaction and nothing else. It checks no signature,
 * looks nobody up and validates nothing.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 20 });
const app = Fastify();

interface Body {
  readonly user: string;
  readonly id: string;
  readonly text: string;
}

app.post<{ Body: Body }>('/bare', async (request, reply) => {
  const { user, id, text } = request.body;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into inbox (user_id, channel, provider_id, kind, body, details, said_at, received_at, epoch, status)
       values ($1, 'WHATSAPP', $2, 'message', $3, '{}', now(), now(), 0, 'answered') on conflict do nothing`,
      [user, id, text],
    );
    await client.query(
      `select graphile_worker.add_job('bare', json_build_object('user_id', $1::text), job_key => 'bare:' || $1,
         job_key_mode => 'preserve_run_at', run_at => now() + interval '1 day')`,
      [user],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
  return reply.code(200).send();
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
process.send?.({ kind: 'listening', url: '' });

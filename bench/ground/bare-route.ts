import Fastify from 'fastify';
import pg from 'pg';

/** The floor: a bare Fastify route that does one primary-key lookup. Started as a process of its own. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 20 });
const app = Fastify();
app.get('/', async () => {
  const { rows } = await pool.query({
    name: 'one',
    text: 'select id, email, name, picture, created_at from users where id = $1',
    values: [process.env.USER_ID],
  });
  return rows[0];
});
/** The floor of a chat turn: one route and two commits. */
app.post('/two-commits', async () => {
  await pool.query('insert into bench_floor (body) values ($1)', [
    'a message of a usual length, as people write them',
  ]);
  await pool.query('insert into bench_floor (body) values ($1)', [
    'an answer of a usual length, as assistants write them',
  ]);
  return { message: 'ok' };
});
await pool.query(
  'create table if not exists bench_floor (id bigint generated always as identity primary key, body text)',
);
const url = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ url });
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));

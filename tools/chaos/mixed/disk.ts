import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** What the product's database writes to. */
export interface Disk {
  /** Reading goes on; whatever would be written is refused with PostgreSQL's own error, until there is room again. */
  setFull(isFull: boolean): Promise<void>;
}

/**
 * A disk that can be filled and freed without touching the machine's. Every table of the product asks a switch before
 * it takes anything. The switch is a row: changing it locks nothing, which dropping and making triggers would.
 */
export async function installDisk(databaseUrl: string): Promise<Disk> {
  await once(
    databaseUrl,
    `create schema chaos;
     create table chaos.disk (is_full boolean not null);
     insert into chaos.disk values (false);
     create function chaos.no_room() returns trigger language plpgsql as $$ begin
       if (select is_full from chaos.disk) then
         raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
       end if;
       return null;
     end $$;
     do $$ declare one record; begin
       for one in select format('%I.%I', table_schema, table_name) as name from information_schema.tables
         where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'
       loop
         execute 'create trigger no_room before insert or update on ' || one.name
           || ' for each statement execute function chaos.no_room()';
       end loop;
     end $$`,
  );
  return {
    setFull: async (isFull) => {
      // The database itself may be away just now; that it is full for ever would be another scenario.
      for (;;)
        try {
          return await once(databaseUrl, `update chaos.disk set is_full = ${isFull}`);
        } catch {
          await sleep(200);
        }
    },
  };
}

async function once(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => undefined);
  }
}

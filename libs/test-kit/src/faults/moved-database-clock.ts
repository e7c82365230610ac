import { Client } from 'pg';

const asOwner = async (ownerUrl: string, text: string): Promise<void> => {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(text).finally(() => client.end());
};

/** Before anything else is in a database: from now on its `now()` can be moved. Whatever is made there later counts by it. */
export const giveMovableClock = (ownerUrl: string): Promise<void> =>
  asOwner(
    ownerUrl,
    `
  create schema moved;
  create table moved.clock (by interval not null);
  insert into moved.clock values ('0');
  create function moved.now() returns timestamptz stable language sql as 'select pg_catalog.now() + by from moved.clock';
  create function moved.clock_timestamp() returns timestamptz volatile language sql as 'select pg_catalog.clock_timestamp() + by from moved.clock';
  grant usage on schema moved to public;
  grant select on moved.clock to public;
  do $$ begin execute format('alter database %I set search_path = moved, public, pg_catalog', current_database()); end $$`,
  );

/** Sets the database's clock to a moment, from which it goes on. */
export const setDatabaseClock = (ownerUrl: string, moment: string): Promise<void> =>
  asOwner(
    ownerUrl,
    `update moved.clock set by = '${new Date(moment).toISOString()}'::timestamptz - pg_catalog.clock_timestamp()`,
  );

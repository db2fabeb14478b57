import type { EntityManager } from 'typeorm';
import { moduleMigrations } from '#migrations/all-migrations.js';
import { DatabaseUnusable } from './connection/database-server.js';

/** The migrations whose place those of the modules took: together they made the same schema. */
const EARLIER = { count: 105, last: 'HeldSubmissions1795735650000', lastAt: 1795735650000 };

const TAKE_EARLIER = `
  delete from migrations where "timestamp" <= $1 and name <> all($2) returning name`;

const RECORD = `
  insert into migrations ("timestamp", name)
  select right(name, 13)::bigint, name from unnest($1::text[]) with ordinality as made(name, place) order by place`;

/**
 * A database made before the modules had one migration each has their schema already: they are recorded as applied
 * instead of being run. One that lacks some of the earlier migrations cannot be brought up to date here.
 */
export const recogniseEarlierSchema = async (
  manager: EntityManager,
  known: readonly string[],
): Promise<void> => {
  const [replaced] = await manager.query<[{ name: string }[], number]>(TAKE_EARLIER, [EARLIER.lastAt, known]);
  if (replaced.length === 0) return;
  if (replaced.length !== EARLIER.count || !replaced.some(({ name }) => name === EARLIER.last))
    throw new DatabaseUnusable(
      `The database is older than this program can bring up to date (it lacks some of the ${EARLIER.count} migrations up to ${EARLIER.last}): ` +
        'start it once with the last version before this one',
    );
  await manager.query(RECORD, [moduleMigrations.map(({ name }) => name)]);
};

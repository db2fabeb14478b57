import type { EntityManager } from 'typeorm';
import { moduleMigrations } from '#migrations/all-migrations.js';
import { earlierChanges } from '#migrations/earlier-changes.js';
import { DatabaseUnusable } from './connection/database-server.js';

/** The migrations that the modules' migrations replaced. With `earlierChanges` they result in the same schema. */
const EARLIER = { count: 105, last: 'HeldSubmissions1795735650000' };
const LAST_REPLACED_AT = 1795747344000;
const isChange = (name: string): boolean => earlierChanges.some((change) => change.name === name);

/** Migrations that a newer version has applied are marked. */
const TAKE_EARLIER = `
  delete from migrations where "timestamp" <= $1 and name <> all($2)
    and name not in (select name from migration_marks) returning name`;

const RECORD = `
  insert into migrations ("timestamp", name)
  select right(name, 13)::bigint, name from unnest($1::text[]) with ordinality as made(name, place) order by place`;

/**
 * A database from before the modules' migrations already has their schema: they are recorded as applied, and only
 * missing changes are made. If some earlier migrations are missing, it is too old.
 * @throws DatabaseUnusable
 */
export const recogniseEarlierSchema = async (
  manager: EntityManager,
  known: readonly string[],
): Promise<void> => {
  const [rows] = await manager.query<[{ name: string }[], number]>(TAKE_EARLIER, [LAST_REPLACED_AT, known]);
  const replaced = rows.map(({ name }) => name);
  if (replaced.length === 0) return;
  const earlier = replaced.filter((name) => !isChange(name));
  if (earlier.length > 0) {
    checkComplete(earlier);
    await manager.query(RECORD, [moduleMigrations.map(({ name }) => name)]);
  }
  for (const { name, statements } of earlierChanges)
    if (!replaced.includes(name)) await manager.query(statements);
};

const checkComplete = (earlier: readonly string[]): void => {
  if (earlier.length === EARLIER.count && earlier.includes(EARLIER.last)) return;
  throw new DatabaseUnusable(
    `The database is too old to be updated by this version of the application (it lacks some of the ${EARLIER.count} migrations up to ${EARLIER.last}). ` +
      'Start it once with the previous version first',
  );
};

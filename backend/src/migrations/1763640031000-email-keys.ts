import type { MigrationInterface, QueryRunner } from 'typeorm';
import { emailKey } from '#shared/domain/email.js';

const BATCH = 5_000;

interface Addressed {
  readonly id: string;
  readonly email: string;
}

const batchOf = (table: string, where: string): string =>
  `select id, email from ${table} where id > $1 and ${where} order by id limit ${BATCH}`;

const writeKeys = (table: string): string => `
  update ${table} set email_key = given.key
  from unnest($1::uuid[], $2::text[]) as given(id, key) where ${table}.id = given.id`;

/** Writes the keys of the rows into a column that is there. */
const fill = async (runner: QueryRunner, table: string, where = 'true'): Promise<void> => {
  let last: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (last !== undefined) {
    const rows = (await runner.query(batchOf(table, where), [last])) as readonly Addressed[];
    const keys = rows.map(({ email }) => emailKey(email));
    await runner.query(writeKeys(table), [rows.map(({ id }) => id), keys]);
    last = rows.at(-1)?.id;
  }
};

const ADD = (table: string): string => `alter table ${table} add column email_key text`;
const REQUIRE = (table: string): string => `alter table ${table} alter column email_key set not null`;
const DROP = (table: string): string => `alter table ${table} drop column email_key`;

/**
 * Where accounts turn out to have one address, the oldest is the one that it opens from now on; ids are in the order of
 * their making. The others keep all that they have, with a key that no address has: their sessions, programs and links
 * work on, staff see them beside the first, and whoever reads that mailbox is let in to the first by 'forgot password'.
 */
const setApart = (table: string): string => `
  with apart as (
    update ${table} set email_key = ${table}.email_key || '#' || ${table}.id
    where exists (
      select from ${table} as older where older.email_key = ${table}.email_key and older.id < ${table}.id)
    returning id)
  select id from apart order by id`;

const ACCOUNTS = {
  introducers: {
    unique: 'create unique index introducers_by_email_key on introducers (email_key)',
    before: 'create unique index introducers_by_email on introducers (lower(email))',
    dropBefore: 'drop index introducers_by_email',
  },
  admins: {
    unique: 'create unique index admins_by_email_key on admins (email_key)',
    before: 'create unique index admins_by_email on admins (lower(email))',
    dropBefore: 'drop index admins_by_email',
  },
} as const;

/** Addresses are compared by one key that `emailKey` makes, where each statement folded them by itself. */
export class EmailKeys1763640031000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, { unique, dropBefore }] of Object.entries(ACCOUNTS)) {
      await runner.query(ADD(table));
      await fill(runner, table);
      await runner.query(REQUIRE(table));
      const apart = (await runner.query(setApart(table))) as readonly Pick<Addressed, 'id'>[];
      const ids = apart.map(({ id }) => id).join(', ');
      if (apart.length > 0)
        process.emitWarning(
          `These ${table} have the address of an older account, which it opens now: ${ids}`,
        );
      await runner.query(unique);
      await runner.query(dropBefore);
    }
    await runner.query(ADD('staff_invitations'));
    await fill(runner, 'staff_invitations');
    await runner.query(REQUIRE('staff_invitations'));
    // Of those to one address the newest is the one that was meant.
    await runner.query(`
      update staff_invitations set withdrawn_at = now()
      from staff_invitations as newer
      where newer.email_key = staff_invitations.email_key and newer.id > staff_invitations.id
        and newer.accepted_at is null and newer.withdrawn_at is null
        and staff_invitations.accepted_at is null and staff_invitations.withdrawn_at is null`);
    await runner.query(`
      create unique index staff_invitations_pending_by_email_key on staff_invitations (email_key)
        where accepted_at is null and withdrawn_at is null`);
    await runner.query('drop index staff_invitations_pending_by_email');
    // Leads have had a key since there are leads; it is another one for letters beyond ASCII.
    await fill(runner, 'leads', `email ~ '[^\\x01-\\x7f]'`);
  }

  /** Refused where accounts were made since that the old rule takes for one: none is lost. */
  async down(runner: QueryRunner): Promise<void> {
    for (const [table, { before }] of Object.entries(ACCOUNTS)) {
      await runner.query(before);
      await runner.query(DROP(table));
    }
    await runner.query(`
      create unique index staff_invitations_pending_by_email on staff_invitations (lower(email))
        where accepted_at is null and withdrawn_at is null`);
    await runner.query(DROP('staff_invitations'));
  }
}

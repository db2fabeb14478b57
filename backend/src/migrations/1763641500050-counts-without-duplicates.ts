import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Recounts on any change of these; `duplicate` is what says so of a row that is a duplicate. */
const triggerOn = (columns: readonly string[], also: string | null): string => {
  const told = (row: 'old' | 'new') =>
    [
      ...columns.map((column) => `${row}.${column}`),
      ...(also === null ? [] : [`${row}.${also} is null`]),
    ].join(', ');
  return `
    create trigger applications_are_counted_when_changed
    after update of ${[...columns, ...(also === null ? [] : [also])].join(', ')}
    on application_submissions for each row
    when ((${told('old')}) is distinct from (${told('new')}))
    execute function recount_application()`;
};

const COUNTED = ['status', 'stage', 'product_keys', 'introducer_id', 'amount_from', 'amount_to'];

const added = (narrowing: string): string => `
  create or replace function count_added_applications() returns trigger language plpgsql as $$
  begin
    insert into application_counts (status, stage, product_keys, introducer_id, n, amount)
    select status, stage, product_keys, introducer_id, count(*), sum(amount_asked(amount_from, amount_to))
    from written ${narrowing} group by 1, 2, 3, 4;
    return null;
  end $$`;

const removed = (narrowing: string): string => `
  create or replace function count_removed_applications() returns trigger language plpgsql as $$
  begin
    insert into application_counts (status, stage, product_keys, introducer_id, n, amount)
    select status, stage, product_keys, introducer_id, -count(*), -sum(amount_asked(amount_from, amount_to))
    from gone ${narrowing} group by 1, 2, 3, 4;
    return null;
  end $$`;

const recounted = (oldOnly: string, newOnly: string): string => `
  create or replace function recount_application() returns trigger language plpgsql as $$
  begin
    insert into application_counts (status, stage, product_keys, introducer_id, n, amount)
    select old.status, old.stage, old.product_keys, old.introducer_id, -1,
      -amount_asked(old.amount_from, old.amount_to) ${oldOnly}
    union all
    select new.status, new.stage, new.product_keys, new.introducer_id, 1,
      amount_asked(new.amount_from, new.amount_to) ${newOnly};
    return null;
  end $$`;

/** Kept totals leave out what is marked as a duplicate. There is none yet, so that what is kept stays right. */
export class CountsWithoutDuplicates1763641500050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.count(runner, [
      added('where duplicate_of is null'),
      removed('where duplicate_of is null'),
      recounted('where old.duplicate_of is null', 'where new.duplicate_of is null'),
      triggerOn(COUNTED, 'duplicate_of'),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    // Counted again by the trigger as it was.
    await runner.query(
      'update application_submissions set duplicate_of = null where duplicate_of is not null',
    );
    await this.count(runner, [added(''), removed(''), recounted('', ''), triggerOn(COUNTED, null)]);
  }

  private async count(runner: QueryRunner, statements: readonly string[]): Promise<void> {
    await runner.query('drop trigger applications_are_counted_when_changed on application_submissions');
    for (const statement of statements) await runner.query(statement);
  }
}

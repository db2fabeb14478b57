import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a name of a member of the staff stands, and by which entry of the log its id is found. */
interface StaffName {
  readonly table: string;
  readonly column: string;
  readonly subject: string;
  readonly action: string;
}

const NAMES: readonly StaffName[] = [
  { table: 'lender_imports', column: 'imported_by', subject: 'lender-import', action: 'lenders-imported' },
  { table: 'lender_imports', column: 'undone_by', subject: 'lender-import', action: 'lender-import-undone' },
  { table: 'taught_words', column: 'taught_by', subject: 'taught-word', action: 'word-taught' },
];

const toIds = ({ table, column, subject, action }: StaffName): readonly string[] => [
  `alter table ${table} rename column ${column} to ${column}_name`,
  `alter table ${table} add column ${column} uuid references admins on delete set null`,
  `update ${table} as made set ${column} = admins.id from admins
    where ${column}_name is not null and admins.id = (
      select actor_id from activity
      where subject_type = '${subject}' and subject_id = made.id and action = '${action}' and actor_type = 'admin'
      order by activity.id desc limit 1)`,
  // An import that changed no lender left no entry; a name that one account has says whose it is.
  `update ${table} set ${column} = (select id from admins where name = ${column}_name)
    where ${column} is null and (select count(*) from admins where name = ${column}_name) = 1`,
  // The name stays where nobody has it any more.
  `update ${table} set ${column}_name = null where ${column} is not null`,
];

const toNames = ({ table, column }: StaffName): readonly string[] => [
  `update ${table} set ${column}_name = admins.name from admins where admins.id = ${column}`,
  `alter table ${table} drop column ${column}`,
  `alter table ${table} rename column ${column}_name to ${column}`,
];

export class StaffOfImports1763641050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of NAMES.flatMap(toIds)) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of NAMES.flatMap(toNames)) await runner.query(statement);
  }
}

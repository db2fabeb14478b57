import type { QueryRunner } from 'typeorm';

/**
 * Free text about people that once got into the log, which keeps it for ever: only whoever owns the table can take it
 * out, by switching the trigger off, and nothing but a migration does.
 */
export const changeActivity = async (runner: QueryRunner, statement: string): Promise<void> => {
  await runner.query('alter table activity disable trigger activity_is_append_only');
  await runner.query(statement);
  await runner.query('alter table activity enable trigger activity_is_append_only');
};

import type { QueryRunner } from 'typeorm';

/**
 * An index on a table that may be large, made while others go on writing to it; for a migration of its own whose
 * `transaction` is false. What an earlier attempt left half made is made anew.
 */
export const createConcurrently = async (runner: QueryRunner, index: string, on: string): Promise<void> => {
  // It waits for the transactions of others, and meanwhile nobody waits for it.
  await runner.query('set lock_timeout = 0');
  try {
    for (const statement of [
      `drop index concurrently if exists ${index}`,
      `create index concurrently ${index} on ${on}`,
    ])
      await runner.query(statement);
  } finally {
    await runner.query('reset lock_timeout');
  }
};

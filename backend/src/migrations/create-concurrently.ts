import type { QueryRunner } from 'typeorm';

/**
 * An index on a table that may be large, made while others go on writing to it; for a migration of its own whose
 * `transaction` is false. What an earlier attempt left half made is made anew.
 */
export const createConcurrently = async (runner: QueryRunner, index: string, on: string): Promise<void> => {
  // It waits for the transactions of others, and meanwhile nobody waits for it.
  await runner.query('set lock_timeout = 0');
  try {
    await runner.query(`drop index concurrently if exists ${index}`);
    await runner.query(`create index concurrently ${index} on ${on}`);
  } finally {
    await runner.query('reset lock_timeout');
  }
};

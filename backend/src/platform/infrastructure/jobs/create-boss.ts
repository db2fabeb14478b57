import type pg from 'pg';
import { PgBoss, type Db } from 'pg-boss';
import type { DataSource } from 'typeorm';

/** pg-boss on the application's own connections. */
export const createBoss = (source: DataSource): PgBoss =>
  new PgBoss({
    db: connectionsOf(source),
    // These look for work that this application does not give pg-boss.
    reindex: false,
    monitorVacuum: false,
    flowIntervalSeconds: 3_600,
  });

const connectionsOf = (source: DataSource): Db => ({
  executeSql: async (text, values = []) => {
    const runner = source.createQueryRunner();
    try {
      // pg's own connection: TypeORM's results omit what pg-boss reads after several statements in one query.
      const connection = (await runner.connect()) as pg.PoolClient;
      // pg allows several statements in one query only without parameters.
      return await (values.length > 0 ? connection.query(text, values) : connection.query(text));
    } finally {
      await runner.release();
    }
  },
});

/** Migrates pg-boss's tables. Call it while no other process does. */
export const migrateJobs = async (source: DataSource): Promise<void> => {
  const boss = createBoss(source);
  let failure: unknown = null;
  boss.on('error', (error) => (failure = error));
  await boss.start();
  await boss.stop({ graceful: false });
  if (failure !== null) throw failure as Error;
};

import type pg from 'pg';
import { PgBoss, type Db } from 'pg-boss';
import type { DataSource } from 'typeorm';

/** pg-boss, working over the connections that the application has anyway. */
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
      // pg's own connection: TypeORM's answers leave out what pg-boss reads of several statements at once.
      const connection = (await runner.connect()) as pg.PoolClient;
      // Several statements at once are possible without values only.
      return await (values.length > 0 ? connection.query(text, values) : connection.query(text));
    } finally {
      await runner.release();
    }
  },
});

/** Brings pg-boss' own tables up to its version. To be called while no other process does the same. */
export const migrateJobs = async (source: DataSource): Promise<void> => {
  const boss = createBoss(source);
  let failure: unknown = null;
  boss.on('error', (error) => (failure = error));
  await boss.start();
  await boss.stop({ graceful: false });
  if (failure !== null) throw failure as Error;
};

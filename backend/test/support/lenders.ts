import { PostgresActivityLog } from '#platform/infrastructure/database/postgres-activity-log.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { UuidV7Ids } from '#platform/infrastructure/uuid-v7-ids.js';
import { CreateLender } from '#modules/lenders/application/create-lender.js';
import { DeleteLender } from '#modules/lenders/application/delete-lender.js';
import { CommitImport } from '#modules/lenders/application/import/plan/commit-import.js';
import { ImportLenders } from '#modules/lenders/application/import/plan/import-lenders.js';
import { loadDemoPanel } from '../../src/demo/load-demo-panel.js';
import { PlanImport } from '#modules/lenders/application/import/plan/plan-import.js';
import { ReadLenderFile } from '#modules/lenders/application/import/read/read-lender-file.js';
import { UpdateLender } from '#modules/lenders/application/update-lender.js';
import { PostgresLenderViews } from '#modules/lenders/infrastructure/persistence/postgres-lender-views.queries.js';
import { lenderImportTable } from '#modules/lenders/infrastructure/persistence/lender-import.table.js';
import { lenderTable } from '#modules/lenders/infrastructure/persistence/lender.table.js';
import { PostgresLenderImports } from '#modules/lenders/infrastructure/persistence/postgres-lender-imports.js';
import { PostgresImportTerms } from '#modules/lenders/infrastructure/persistence/postgres-import-terms.queries.js';
import { PostgresLenderPanel } from '#modules/lenders/infrastructure/persistence/postgres-lender-panel.js';
import { PostgresLenderFigures } from '#modules/lenders/infrastructure/persistence/postgres-lender-figures.queries.js';
import { PostgresLenderRepository } from '#modules/lenders/infrastructure/persistence/postgres-lender.repository.js';
import { contextOf } from '#test/in-memory/surroundings.js';
import { MachineClock } from './doubles.js';
import { EditedByGrace } from './in-memory/surroundings.js';
import { SheetInMemory, type Cell } from './in-memory/workbooks.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

/** The lender use cases on a separate database. */
export const lendersOn = (database: TestDatabase) => {
  const connection = new Database(database.source);
  const clock = new MachineClock();
  const ids = new UuidV7Ids(clock);
  const lenders = new PostgresLenderRepository(connection);
  const activity = new PostgresActivityLog(connection, ids);
  const imports = new PostgresLenderImports(connection);
  const plan = new PlanImport(contextOf({ ids, clock }), lenders, imports);
  const commit = new CommitImport(contextOf({ activity, clock }), lenders, imports);
  const importing = (rows: Iterable<readonly Cell[]>) =>
    new ImportLenders(
      new ReadLenderFile(new SheetInMemory(rows), new PostgresImportTerms(connection)),
      plan,
      commit,
      lenders,
    );
  return {
    connection,
    lenders,
    panel: new PostgresLenderPanel(connection),
    figures: new PostgresLenderFigures(connection),
    create: new CreateLender(contextOf({ activity, ids, clock }), lenders),
    update: new UpdateLender(contextOf({ activity, clock, history: new EditedByGrace() }), lenders),
    remove: new DeleteLender(contextOf({ activity }), lenders),
    lists: new PostgresLenderViews(connection),
    importing,
    /** The demonstration's panel with these rows. */
    demo: (rows: Iterable<readonly Cell[]>) =>
      loadDemoPanel((type) => ((type as unknown) === ImportLenders ? importing(rows) : lenders) as never),
  };
};

export const createLenderDatabase = (): Promise<TestDatabase> =>
  createTestDatabase([lenderTable, lenderImportTable]);

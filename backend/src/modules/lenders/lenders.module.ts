import { Module } from '@nestjs/common';
import { MulterModule } from '@nestjs/platform-express';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { LenderDirectory } from './application/lender-directory.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { tableRecords } from '#platform/infrastructure/database/table-records.js';
import { LenderSearch } from './infrastructure/persistence/lender-search.js';
import { SearchSource } from '#platform/application/portal/search-source.js';
import { JobHandler } from '#platform/infrastructure/jobs/job-handler.js';
import { RecordKind } from '#platform/application/record-kinds.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { ListWithViews } from '#platform/application/list-with-views.js';
import { provide } from '#platform/infrastructure/provide.js';
import { WorkbookReader } from '#platform/application/spreadsheet/workbook-reader.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { ForkedWorkbookReader } from '#platform/infrastructure/spreadsheet/reading/forked-workbook-reader.js';
import { WorkbookUploadSettings } from '#platform/infrastructure/spreadsheet/workbook-upload.js';
import { viewsOf } from '#platform/infrastructure/http/dto/views-of.js';
import { ConfirmLender } from './application/confirm-lender.js';
import { CreateLender } from './application/create-lender.js';
import { DeleteLender } from './application/delete-lender.js';
import { CommitImport } from './application/import/plan/commit-import.js';
import { ImportFiles } from './application/import/plan/import-files.js';
import { ImportLenders } from './application/import/plan/import-lenders.js';
import { ImportViews } from './application/import/plan/import-views.js';
import { LenderImports } from './application/import/plan/lender-imports.js';
import { PlanImport } from './application/import/plan/plan-import.js';
import { PlanUndo } from './application/import/plan/plan-undo.js';
import { PreviewAgain, PreviewImport } from './application/import/plan/preview-import.js';
import { ReadLenderFile } from './application/import/read/read-lender-file.js';
import { ImportTerms } from './application/import/words/import-terms.js';
import { DeleteImportTerm, AddImportTerm } from './application/import/words/add-import-term.js';
import { UndoImport } from './application/import/plan/undo-import.js';
import { LenderFigures } from './application/lender-figures.js';
import { LenderViews } from './application/lender-views.js';
import { LenderPanel } from './application/lender-panel.js';
import { LenderRepository } from './application/lender.repository.js';
import { LendersByName } from './application/lenders-by-name.js';
import { SetLendersActive } from './application/set-lenders-active.js';
import { UpdateLender } from './application/update-lender.js';
import { AdminLendersController } from './infrastructure/http/admin-lenders.controller.js';
import { LenderImportController } from './infrastructure/http/lender-import.controller.js';
import { LenderImportUndoController } from './infrastructure/http/lender-import-undo.controller.js';
import { LenderListsController } from './infrastructure/http/lender-lists.controller.js';
import { LenderImportsController } from './infrastructure/http/lender-imports.controller.js';
import { ImportTermsController } from './infrastructure/http/import-terms.controller.js';
import { PanelController } from './infrastructure/http/panel.controller.js';
import { lenderImportTable } from './infrastructure/persistence/lender-import.table.js';
import { LenderPreviewPruning } from './infrastructure/persistence/lender-preview-pruning.job.js';
import { lenderTable } from './infrastructure/persistence/lender.table.js';
import { PostgresLenderViews } from './infrastructure/persistence/postgres-lender-views.queries.js';
import { PostgresImportFiles } from './infrastructure/persistence/postgres-import-files.js';
import { PostgresImportTerms } from './infrastructure/persistence/postgres-import-terms.queries.js';
import { PostgresImportViews } from './infrastructure/persistence/postgres-import-views.queries.js';
import { PostgresLenderFigures } from './infrastructure/persistence/postgres-lender-figures.queries.js';
import { PostgresLenderImports } from './infrastructure/persistence/postgres-lender-imports.js';
import { PostgresLenderPanel } from './infrastructure/persistence/postgres-lender-panel.js';
import { PostgresLenderRepository } from './infrastructure/persistence/postgres-lender.repository.js';
import { ListImportsQuery } from './infrastructure/http/lender-imports.dto.js';
import { ListImportTermsQuery } from './infrastructure/http/import-terms.dto.js';
import { ListLendersQuery } from './infrastructure/http/list-lenders.dto.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([lenderTable, lenderImportTable]),
    MulterModule.registerAsync({ useClass: WorkbookUploadSettings }),
  ],
  controllers: [
    // Before the lenders' own controller, whose `:id` would match 'imports'.
    LenderImportController,
    LenderImportsController,
    LenderImportUndoController,
    ImportTermsController,
    LenderListsController,
    AdminLendersController,
    PanelController,
  ],
  providers: [
    contribute(ListWithViews, viewsOf('lenders', ListLendersQuery)),
    contribute(ListWithViews, viewsOf('imports', ListImportsQuery)),
    contribute(ListWithViews, viewsOf('words', ListImportTermsQuery)),
    contribute(SearchSource, LenderSearch, Database),
    contribute(RecordKind, tableRecords('lender', { table: 'lenders', name: 'name' }), Database),
    contribute(
      RecordKind,
      tableRecords('lender-import', { table: 'lender_imports', name: 'file_name' }),
      Database,
    ),
    contribute(RecordKind, tableRecords('taught-word', { table: 'taught_words', name: 'word' }), Database),
    { provide: LenderPanel, useClass: PostgresLenderPanel },
    { provide: LenderFigures, useClass: PostgresLenderFigures },
    { provide: LenderRepository, useClass: PostgresLenderRepository },
    { provide: LenderViews, useClass: PostgresLenderViews },
    { provide: WorkbookReader, useClass: ForkedWorkbookReader },
    provide(CreateLender, UseCaseContext, LenderRepository),
    provide(UpdateLender, UseCaseContext, LenderRepository),
    provide(LendersByName, LenderRepository),
    { provide: LenderDirectory, useExisting: LendersByName },
    provide(ConfirmLender, UseCaseContext, LenderRepository),
    provide(SetLendersActive, UseCaseContext, LenderRepository),
    provide(DeleteLender, UseCaseContext, LenderRepository),
    { provide: LenderImports, useClass: PostgresLenderImports },
    { provide: ImportViews, useClass: PostgresImportViews },
    { provide: ImportFiles, useClass: PostgresImportFiles },
    { provide: ImportTerms, useClass: PostgresImportTerms },
    contribute(JobHandler, LenderPreviewPruning, DataSource),
    provide(ReadLenderFile, WorkbookReader, ImportTerms),
    provide(PlanImport, UseCaseContext, LenderRepository, LenderImports),
    provide(PreviewImport, UseCaseContext, ReadLenderFile, PlanImport, ImportFiles),
    provide(PreviewAgain, UseCaseContext, ReadLenderFile, PlanImport, ImportFiles),
    provide(AddImportTerm, UseCaseContext, ImportTerms),
    provide(DeleteImportTerm, UseCaseContext, ImportTerms),
    provide(CommitImport, UseCaseContext, LenderRepository, LenderImports),
    provide(PlanUndo, LenderRepository, LenderImports),
    provide(UndoImport, UseCaseContext, PlanUndo, LenderRepository, LenderImports),
    provide(ImportLenders, ReadLenderFile, PlanImport, CommitImport, LenderRepository),
  ],
  exports: [LenderDirectory, LenderFigures, LenderPanel, ImportLenders],
})
export class LendersModule {}

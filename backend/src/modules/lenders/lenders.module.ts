import { Module } from '@nestjs/common';
import { MulterModule } from '@nestjs/platform-express';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '#modules/auth/public.js';
import { ActivityLog } from '#shared/application/activity-log.js';
import { ChangeHistory } from '#shared/application/change-history.js';
import { Clock } from '#shared/application/clock.js';
import { Ids } from '#shared/application/ids.js';
import { provide } from '#shared/infrastructure/provide.js';
import { CreateLender } from './application/create-lender.js';
import { DeleteLender } from './application/delete-lender.js';
import { ImportLenders } from './application/import/import-lenders.js';
import { LoadDemoPanel } from './application/import/load-demo-panel.js';
import { MergeLenders } from './application/import/merge-lenders.js';
import { WorkbookReader } from './application/import/workbook-reader.js';
import { LenderLists } from './application/lender-lists.js';
import { LenderPanel } from './application/lender-panel.js';
import { LenderRepository } from './application/lender.repository.js';
import { ListLenders } from './application/list-lenders.js';
import { PanelFactsSource, SummarisePanel } from './application/panel-summary.js';
import { ReadLender } from './application/read-lender.js';
import { UpdateLender } from './application/update-lender.js';
import { AdminLendersController } from './infrastructure/http/admin-lenders.controller.js';
import { LenderImportController } from './infrastructure/http/lender-import.controller.js';
import { PanelController } from './infrastructure/http/panel.controller.js';
import { WorkbookUploadSettings } from './infrastructure/http/workbook-upload.js';
import { lenderSchema } from './infrastructure/persistence/lender.schema.js';
import { LenderQueries } from './infrastructure/persistence/lender.queries.js';
import { PostgresLenderPanel } from './infrastructure/persistence/postgres-lender-panel.js';
import { PostgresLenderRepository } from './infrastructure/persistence/postgres-lender.repository.js';
import { ForkedWorkbookReader } from './infrastructure/spreadsheet/forked-workbook-reader.js';

@Module({
  imports: [
    AuthModule,
    TypeOrmModule.forFeature([lenderSchema]),
    MulterModule.registerAsync({ useClass: WorkbookUploadSettings }),
  ],
  controllers: [LenderImportController, AdminLendersController, PanelController],
  providers: [
    PostgresLenderPanel,
    { provide: LenderPanel, useExisting: PostgresLenderPanel },
    { provide: PanelFactsSource, useExisting: PostgresLenderPanel },
    { provide: LenderRepository, useClass: PostgresLenderRepository },
    { provide: LenderLists, useClass: LenderQueries },
    { provide: WorkbookReader, useClass: ForkedWorkbookReader },
    provide(ListLenders, LenderLists, LenderPanel),
    provide(SummarisePanel, LenderPanel, PanelFactsSource),
    provide(CreateLender, LenderRepository, ActivityLog, Ids, Clock),
    provide(UpdateLender, LenderRepository, ActivityLog, Clock, ChangeHistory),
    provide(ReadLender),
    provide(DeleteLender, LenderRepository, ActivityLog),
    provide(MergeLenders, LenderRepository, ActivityLog, Ids, Clock),
    provide(ImportLenders, WorkbookReader, MergeLenders),
    provide(LoadDemoPanel, LenderRepository, ImportLenders),
  ],
  exports: [LenderPanel, ImportLenders, LoadDemoPanel],
})
export class LendersModule {}

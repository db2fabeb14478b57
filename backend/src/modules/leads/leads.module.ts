import { Module } from '@nestjs/common';
import { MulterModule } from '@nestjs/platform-express';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FindIntroducer } from '#modules/introducers/public.js';
import { IntroducersModule } from '#modules/introducers/wiring.js';
import { WorkbookReader } from '#platform/application/spreadsheet/workbook-reader.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { provide } from '#platform/infrastructure/provide.js';
import { ForkedWorkbookReader } from '#platform/infrastructure/spreadsheet/reading/forked-workbook-reader.js';
import { SpreadsheetUploadSettings } from '#platform/infrastructure/spreadsheet/workbook-upload.js';
import { AddLead } from './application/add-lead.js';
import { CountDuplicates } from './application/count-duplicates.js';
import { DeleteLead } from './application/delete-lead.js';
import { ImportLeads } from './application/import/import-leads.js';
import { PreviewLeadImport } from './application/import/preview-lead-import.js';
import { LeadViews } from './application/lead-views.js';
import { LeadRepository } from './application/lead.repository.js';
import { ShowLeadsToStaff } from './application/show-leads-to-staff.js';
import { UpdateLead } from './application/update-lead.js';
import { AdminLeadsController } from './infrastructure/http/admin-leads.controller.js';
import { LeadImportController } from './infrastructure/http/lead-import.controller.js';
import { LeadsController } from './infrastructure/http/leads.controller.js';
import { leadTable } from './infrastructure/persistence/lead.table.js';
import { PostgresLeadViews } from './infrastructure/persistence/postgres-lead-views.queries.js';
import { PostgresLeadRepository } from './infrastructure/persistence/postgres-lead.repository.js';

/**
 * Anyone may become a partner: a separate reader with half the limits, so that staff never wait for a partner's file.
 */
const partnersReader = (): WorkbookReader =>
  new ForkedWorkbookReader({ heapMb: 320, batchMs: 10_000, fileMs: 60_000 });

/** Partners' own contact lists. */
@Module({
  imports: [
    IntroducersModule,
    TypeOrmModule.forFeature([leadTable]),
    MulterModule.registerAsync({ useClass: SpreadsheetUploadSettings }),
  ],
  controllers: [LeadImportController, LeadsController, AdminLeadsController],
  providers: [
    { provide: LeadRepository, useClass: PostgresLeadRepository },
    { provide: LeadViews, useClass: PostgresLeadViews },
    { provide: WorkbookReader, useFactory: partnersReader },
    provide(AddLead, UseCaseContext, LeadRepository),
    provide(CountDuplicates, LeadRepository),
    provide(UpdateLead, UseCaseContext, LeadRepository),
    provide(PreviewLeadImport, WorkbookReader, LeadRepository),
    provide(ImportLeads, UseCaseContext, WorkbookReader, LeadRepository),
    provide(ShowLeadsToStaff, UseCaseContext, FindIntroducer, LeadViews),
    provide(DeleteLead, UseCaseContext, LeadRepository),
  ],
})
export class LeadsModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { site } from '#config/site.js';
import { ErasesAgain } from '#modules/backups/public.js';
import { BackupsModule } from '#modules/backups/wiring.js';
import { CommissionsModule } from '#modules/commissions/wiring.js';
import { ComplaintsModule } from '#modules/complaints/wiring.js';
import { ContactModule } from '#modules/contact/wiring.js';
import { LeadsModule } from '#modules/leads/wiring.js';
import { StaffModule } from '#modules/staff/wiring.js';
import { AutomaticTasks, TaskSource } from '#modules/tasks/public.js';
import { TasksModule } from '#modules/tasks/wiring.js';
import { Clock } from '#platform/application/clock.js';
import { ListWithViews } from '#platform/application/list-with-views.js';
import { RecordKind } from '#platform/application/record-kinds.js';
import { StaffMembers } from '#platform/application/staff-members.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { eitherWay, searchedIn } from '#platform/infrastructure/database/lists/contains.js';
import { tableRecords } from '#platform/infrastructure/database/table-records.js';
import { viewsOf } from '#platform/infrastructure/http/dto/views-of.js';
import { JobHandler } from '#platform/infrastructure/jobs/job-handler.js';
import { provide } from '#platform/infrastructure/provide.js';
import { ApplyErasures } from './application/erasure/apply-erasures.js';
import { ChangeDataRequest } from './application/requests/change-data-request.js';
import { DataRequestViews } from './application/requests/data-request-views.js';
import { DataRequestRepository } from './application/requests/data-request.repository.js';
import { EndHold } from './application/holds/end-hold.js';
import { ErasePerson } from './application/erasure/erase-person.js';
import { EraseRecords } from './application/erasure/erase-records.js';
import { ErasureLedger } from './application/erasure/erasure-ledger.js';
import { ExportPerson } from './application/records/export-person.js';
import { Fingerprints } from './application/erasure/fingerprints.js';
import { HoldViews } from './application/holds/hold-views.js';
import { HoldRepository } from './application/holds/hold.repository.js';
import { PersonRecords } from './application/records/person-records.js';
import { PlaceHold } from './application/holds/place-hold.js';
import { PreviewErasure } from './application/erasure/preview-erasure.js';
import { RecordDataRequest } from './application/requests/record-data-request.js';
import { RetentionAlarm } from './application/erasure/retention-alarm.js';
import { Retention } from './application/erasure/retention.js';
import { SearchPeople } from './application/records/search-people.js';
import { RequestLetters, ShowRequestLetter } from './application/requests/show-request-letter.js';
import type { RetentionSettings } from './domain/periods.js';
import { PdfRequestLetters } from './infrastructure/documents/pdf-request-letters.js';
import { DataRequestsController } from './infrastructure/http/data-requests.controller.js';
import { ListDataRequestsQuery } from './infrastructure/http/data-requests.dto.js';
import { HoldsController } from './infrastructure/http/holds.controller.js';
import { ListHoldsQuery } from './infrastructure/http/holds.dto.js';
import { PeopleController } from './infrastructure/http/people.controller.js';
import { PersonDataController } from './infrastructure/http/person-data.controller.js';
import { RequestLetterController } from './infrastructure/http/request-letter.controller.js';
import { RetentionController } from './infrastructure/http/retention.controller.js';
import { dataRequestTable } from './infrastructure/persistence/data-request.table.js';
import { holdTable } from './infrastructure/persistence/hold.table.js';
import { PostgresDataRequestViews } from './infrastructure/persistence/postgres-data-request-views.queries.js';
import { PostgresDataRequestRepository } from './infrastructure/persistence/postgres-data-request.repository.js';
import { PostgresErasureLedger } from './infrastructure/persistence/postgres-erasure-ledger.js';
import { PostgresHoldViews } from './infrastructure/persistence/postgres-hold-views.queries.js';
import { PostgresHoldRepository } from './infrastructure/persistence/postgres-hold.repository.js';
import { PostgresPersonRecords } from './infrastructure/persistence/postgres-person-records.js';
import { PostgresRetention } from './infrastructure/persistence/postgres-retention.js';
import { Sha256Fingerprints } from './infrastructure/sha256-fingerprints.js';
import { RetentionJob } from './infrastructure/retention.job.js';

/** The firm's retention periods. */
abstract class FirmRetention implements RetentionSettings {
  abstract readonly enquiryMonths: number;
  abstract readonly dealYears: number;
  abstract readonly partnerYears: number;
  abstract readonly messageMonths: number;
  abstract readonly activityYears: number;
  abstract readonly jobDays: number;
  abstract readonly complaintYears: number;
}

/** Requests by people about their data, and retention. Above all modules with personal data. */
@Module({
  imports: [
    BackupsModule,
    CommissionsModule,
    ComplaintsModule,
    ContactModule,
    LeadsModule,
    StaffModule,
    TasksModule,
    TypeOrmModule.forFeature([dataRequestTable, holdTable]),
  ],
  controllers: [
    PeopleController,
    DataRequestsController,
    PersonDataController,
    RequestLetterController,
    HoldsController,
    RetentionController,
  ],
  providers: [
    contribute(
      RecordKind,
      tableRecords('data-request', {
        table: 'data_requests',
        name: 'reference',
        contact: 'name',
        email: 'email',
        searched: searchedIn('reference', eitherWay('name'), 'email'),
      }),
      Database,
    ),
    { provide: FirmRetention, useValue: site.retention },
    { provide: DataRequestRepository, useClass: PostgresDataRequestRepository },
    { provide: DataRequestViews, useClass: PostgresDataRequestViews },
    { provide: HoldRepository, useClass: PostgresHoldRepository },
    { provide: HoldViews, useClass: PostgresHoldViews },
    { provide: PersonRecords, useClass: PostgresPersonRecords },
    { provide: ErasureLedger, useClass: PostgresErasureLedger },
    { provide: Fingerprints, useClass: Sha256Fingerprints },
    { provide: Retention, useClass: PostgresRetention },
    { provide: RequestLetters, useClass: PdfRequestLetters },
    provide(ShowRequestLetter, DataRequestViews, RequestLetters),
    provide(SearchPeople, PersonRecords),
    provide(PlaceHold, UseCaseContext, HoldRepository, HoldViews),
    provide(EndHold, UseCaseContext, HoldRepository, HoldViews),
    provide(RecordDataRequest, UseCaseContext, DataRequestRepository, DataRequestViews, AutomaticTasks),
    provide(
      ChangeDataRequest,
      UseCaseContext,
      DataRequestRepository,
      DataRequestViews,
      AutomaticTasks,
      StaffMembers,
    ),
    provide(ExportPerson, UseCaseContext, DataRequestRepository, PersonRecords),
    provide(PreviewErasure, Clock, PersonRecords, FirmRetention, Fingerprints),
    provide(EraseRecords, PersonRecords, ErasureLedger),
    provide(ErasePerson, UseCaseContext, DataRequestRepository, PersonRecords, PreviewErasure, EraseRecords),
    contribute(ErasesAgain, ApplyErasures, UseCaseContext, PersonRecords, ErasureLedger, EraseRecords),
    contribute(ListWithViews, viewsOf('data-requests', ListDataRequestsQuery)),
    contribute(ListWithViews, viewsOf('holds', ListHoldsQuery)),
    contribute(JobHandler, RetentionJob, Retention),
    contribute(TaskSource, RetentionAlarm, Retention),
  ],
})
export class PeopleModule {}

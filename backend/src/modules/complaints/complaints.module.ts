import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LockApplication } from '#modules/applications/public.js';
import { ApplicationsModule } from '#modules/applications/wiring.js';
import { HeldSubmissions, ReleasesHeld } from '#modules/held/public.js';
import { HeldModule } from '#modules/held/wiring.js';
import { Mails, MailSource } from '#modules/mail/public.js';
import { MailModule } from '#modules/mail/wiring.js';
import { AutomaticTasks } from '#modules/tasks/public.js';
import { TasksModule } from '#modules/tasks/wiring.js';
import { ListWithViews } from '#platform/application/list-with-views.js';
import { RecordKind } from '#platform/application/record-kinds.js';
import { StaffMembers } from '#platform/application/staff-members.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { eitherWay, searchedIn } from '#platform/infrastructure/database/lists/contains.js';
import { tableRecords } from '#platform/infrastructure/database/table-records.js';
import { viewsOf } from '#platform/infrastructure/http/dto/views-of.js';
import { provide } from '#platform/infrastructure/provide.js';
import { ChangeComplaint } from './application/change-complaint.js';
import { ComplaintTasks } from './application/complaint-tasks.js';
import { ComplaintViews } from './application/complaint-views.js';
import { ComplaintRepository } from './application/complaint.repository.js';
import { ExportComplaints } from './application/export-complaints.js';
import { ComplaintMails } from './application/mails/complaint-mails.js';
import { MakeComplaint } from './application/make-complaint.js';
import { RecordComplaint } from './application/record-complaint.js';
import { AdminComplaintsController } from './infrastructure/http/admin-complaints.controller.js';
import { ComplaintsController } from './infrastructure/http/complaints.controller.js';
import { ListComplaintsQuery } from './infrastructure/http/complaints.dto.js';
import { complaintTable } from './infrastructure/persistence/complaint.table.js';
import { PostgresComplaintViews } from './infrastructure/persistence/postgres-complaint-views.queries.js';
import { PostgresComplaintRepository } from './infrastructure/persistence/postgres-complaint.repository.js';

/** Complaints about the service and about personal data, with their deadlines. */
@Module({
  imports: [
    ApplicationsModule,
    HeldModule,
    MailModule,
    TasksModule,
    TypeOrmModule.forFeature([complaintTable]),
  ],
  controllers: [ComplaintsController, AdminComplaintsController],
  providers: [
    contribute(ListWithViews, viewsOf('complaints', ListComplaintsQuery)),
    contribute(
      RecordKind,
      tableRecords('complaint', {
        table: 'complaints',
        name: 'reference',
        contact: 'name',
        email: 'email',
        searched: searchedIn('reference', eitherWay('name'), 'email', `coalesce(company, '')`),
      }),
      Database,
    ),
    { provide: ComplaintRepository, useClass: PostgresComplaintRepository },
    { provide: ComplaintViews, useClass: PostgresComplaintViews },
    provide(ComplaintTasks, AutomaticTasks),
    contribute(
      ReleasesHeld,
      MakeComplaint,
      UseCaseContext,
      ComplaintRepository,
      HeldSubmissions,
      ComplaintTasks,
      Mails,
    ),
    provide(
      RecordComplaint,
      UseCaseContext,
      ComplaintRepository,
      ComplaintViews,
      ComplaintTasks,
      LockApplication,
    ),
    provide(
      ChangeComplaint,
      UseCaseContext,
      ComplaintRepository,
      ComplaintViews,
      ComplaintTasks,
      StaffMembers,
      LockApplication,
    ),
    provide(ExportComplaints, UseCaseContext, ComplaintViews),
    contribute(MailSource, ComplaintMails, ComplaintRepository),
  ],
})
export class ComplaintsModule {}

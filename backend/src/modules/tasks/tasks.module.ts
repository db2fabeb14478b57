import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OwnedRecords, StaffCalendars } from '#modules/auth/public.js';
import { AutomaticTasks } from './application/automatic-tasks.js';
import { Contributions } from '#platform/application/contributions.js';
import { LinkTokens } from '#platform/application/link-tokens.js';
import { StaffMembers } from '#platform/application/staff-members.js';
import { WaitingWork } from '#platform/application/portal/waiting-work.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { tableRecords } from '#platform/infrastructure/database/table-records.js';
import { JobHandler } from '#platform/infrastructure/jobs/job-handler.js';
import { RecordKind } from '#platform/application/record-kinds.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { ListWithViews } from '#platform/application/list-with-views.js';
import { provide } from '#platform/infrastructure/provide.js';
import { viewsOf } from '#platform/infrastructure/http/dto/views-of.js';
import { AddTask } from './application/add-task.js';
import { CalendarLinkRepository } from './application/calendar-link.repository.js';
import { ChangeTask } from './application/change-task.js';
import { SaveAutomaticTasks } from './application/save-automatic-tasks.js';
import { TasksForToday } from './application/tasks-for-today.js';
import { ListTasks } from './application/list-tasks.js';
import { CreateScheduledTasks } from './application/create-scheduled-tasks.js';
import { RecordTask } from './application/record-task.js';
import { ReleaseTasks } from './application/release-tasks.js';
import { RenewCalendarLink } from './application/renew-calendar-link.js';
import { ShowCalendar } from './application/show-calendar.js';
import { ShowCalendarLink } from './application/show-calendar-link.js';
import { TaskViews } from './application/task-views.js';
import { TaskRepository } from './application/task.repository.js';
import { LinkedCalendars } from './infrastructure/auth/linked-calendars.js';
import { CalendarController } from './infrastructure/http/calendar.controller.js';
import { TasksController } from './infrastructure/http/tasks.controller.js';
import { calendarLinkTable } from './infrastructure/persistence/calendar-link.table.js';
import { PostgresTaskViews } from './infrastructure/persistence/postgres-task-views.queries.js';
import { taskTable } from './infrastructure/persistence/task.table.js';
import { PostgresCalendarLinkRepository } from './infrastructure/persistence/postgres-calendar-link.repository.js';
import { PostgresTaskRepository } from './infrastructure/persistence/postgres-task.repository.js';
import { ScheduledTasksJob } from './infrastructure/scheduled-tasks.job.js';
import { ListTasksQuery } from './infrastructure/http/tasks.dto.js';

/** Staff tasks. Global, because sign-in uses the port for calendars. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([taskTable, calendarLinkTable])],
  controllers: [TasksController, CalendarController],
  providers: [
    contribute(ListWithViews, viewsOf('tasks', ListTasksQuery)),
    contribute(RecordKind, tableRecords('task', { table: 'tasks', name: 'title' }), Database),
    { provide: TaskRepository, useClass: PostgresTaskRepository },
    { provide: TaskViews, useClass: PostgresTaskViews },
    provide(RecordTask, UseCaseContext),
    provide(ListTasks, UseCaseContext, TaskViews),
    contribute(WaitingWork, TasksForToday, ListTasks),
    provide(AddTask, UseCaseContext, StaffMembers, TaskRepository, TaskViews, RecordTask),
    provide(ChangeTask, UseCaseContext, TaskRepository, TaskViews, StaffMembers, RecordTask),
    provide(SaveAutomaticTasks, UseCaseContext, TaskRepository, RecordTask),
    { provide: AutomaticTasks, useExisting: SaveAutomaticTasks },
    provide(CreateScheduledTasks, UseCaseContext, Contributions, SaveAutomaticTasks),
    contribute(JobHandler, ScheduledTasksJob, CreateScheduledTasks),
    contribute(OwnedRecords, ReleaseTasks, TaskRepository, RecordTask),
    { provide: CalendarLinkRepository, useClass: PostgresCalendarLinkRepository },
    provide(ShowCalendarLink, CalendarLinkRepository, LinkTokens),
    provide(RenewCalendarLink, UseCaseContext, CalendarLinkRepository, StaffMembers, LinkTokens),
    provide(ShowCalendar, CalendarLinkRepository, LinkTokens, TaskViews),
    { provide: StaffCalendars, useClass: LinkedCalendars },
  ],
  exports: [AutomaticTasks, StaffCalendars],
})
export class TasksModule {}

import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StaffCalendars } from '#modules/auth/public.js';
import { ActivityLog } from '#shared/application/activity-log.js';
import { ChangeHistory } from '#shared/application/change-history.js';
import { CausedTasks, TaskSources } from '#shared/application/caused-tasks.js';
import { Clock } from '#shared/application/clock.js';
import { Idempotency } from '#shared/application/idempotency.js';
import { Ids } from '#shared/application/ids.js';
import { LinkTokens } from '#shared/application/link-tokens.js';
import { OwnedWork } from '#shared/application/owned-work.js';
import { StaffMembers } from '#shared/application/staff-members.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { tableRecords } from '#shared/infrastructure/database/table-records.js';
import { provide } from '#shared/infrastructure/provide.js';
import { viewsOf } from '#shared/infrastructure/http/dto/views-of.js';
import { AddTask } from './application/add-task.js';
import { CalendarLinkRepository } from './application/calendar-link.repository.js';
import { ChangeTask } from './application/change-task.js';
import { KeepCausedTasks } from './application/keep-caused-tasks.js';
import { ListTasks } from './application/list-tasks.js';
import { MakeTimedTasks } from './application/make-timed-tasks.js';
import { RecordTask } from './application/record-task.js';
import { ReleaseTasks } from './application/release-tasks.js';
import { RenewCalendarLink } from './application/renew-calendar-link.js';
import { ShowCalendar } from './application/show-calendar.js';
import { ShowCalendarLink } from './application/show-calendar-link.js';
import { TaskLists } from './application/task-lists.js';
import { TaskRepository } from './application/task.repository.js';
import { LinkedCalendars } from './infrastructure/auth/linked-calendars.js';
import { CalendarController } from './infrastructure/http/calendar.controller.js';
import { TasksController } from './infrastructure/http/tasks.controller.js';
import { calendarLinkTable } from './infrastructure/persistence/calendar-link.table.js';
import { PostgresTaskLists } from './infrastructure/persistence/postgres-task-lists.queries.js';
import { taskTable } from './infrastructure/persistence/task.table.js';
import { TypeOrmCalendarLinkRepository } from './infrastructure/persistence/typeorm-calendar-link.repository.js';
import { TypeOrmTaskRepository } from './infrastructure/persistence/typeorm-task.repository.js';
import { TimedTasksJob } from './infrastructure/timed-tasks.job.js';
import { ListTasksQuery } from './infrastructure/http/tasks.dto.js';

/** What the staff have to do. Global, because sign-in asks for their calendars by a port of its own. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([taskTable, calendarLinkTable])],
  controllers: [TasksController, CalendarController],
  providers: [
    viewsOf('tasks', ListTasksQuery),
    tableRecords('task', { table: 'tasks', name: 'title' }),
    { provide: TaskRepository, useClass: TypeOrmTaskRepository },
    { provide: TaskLists, useClass: PostgresTaskLists },
    provide(RecordTask, ActivityLog),
    provide(ListTasks, TaskLists, Clock),
    provide(AddTask, Idempotency, StaffMembers, TaskRepository, TaskLists, RecordTask, Ids, Clock),
    provide(
      ChangeTask,
      TaskRepository,
      TaskLists,
      StaffMembers,
      UnitOfWork,
      RecordTask,
      ChangeHistory,
      Clock,
    ),
    provide(KeepCausedTasks, TaskRepository, RecordTask, Ids, Clock),
    { provide: CausedTasks, useExisting: KeepCausedTasks },
    provide(MakeTimedTasks, TaskSources, KeepCausedTasks, UnitOfWork, Clock),
    TimedTasksJob,
    provide(ReleaseTasks, OwnedWork, TaskRepository, RecordTask),
    { provide: CalendarLinkRepository, useClass: TypeOrmCalendarLinkRepository },
    provide(ShowCalendarLink, CalendarLinkRepository, LinkTokens),
    provide(
      RenewCalendarLink,
      CalendarLinkRepository,
      StaffMembers,
      LinkTokens,
      ActivityLog,
      UnitOfWork,
      Ids,
      Clock,
    ),
    provide(ShowCalendar, CalendarLinkRepository, LinkTokens, TaskLists),
    { provide: StaffCalendars, useClass: LinkedCalendars },
  ],
  exports: [CausedTasks, StaffCalendars],
})
export class TasksModule {}

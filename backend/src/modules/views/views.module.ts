import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLog } from '#shared/application/activity-log.js';
import { ChangeHistory } from '#shared/application/change-history.js';
import { Clock } from '#shared/application/clock.js';
import { Idempotency } from '#shared/application/idempotency.js';
import { Ids } from '#shared/application/ids.js';
import { OwnedWork } from '#shared/application/owned-work.js';
import { ListsWithViews } from '#shared/application/lists-with-views.js';
import { StaffMembers } from '#shared/application/staff-members.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { tableRecords } from '#shared/infrastructure/database/table-records.js';
import { provide } from '#shared/infrastructure/provide.js';
import { AddView } from './application/add-view.js';
import { ChangeView } from './application/change-view.js';
import { CheckView } from './application/check-view.js';
import { ListViewLists } from './application/list-view-lists.js';
import { ListViewRepository } from './application/list-view.repository.js';
import { ListViews } from './application/list-views.js';
import { RecordView } from './application/record-view.js';
import { ReleaseViews } from './application/release-views.js';
import { RemoveView } from './application/remove-view.js';
import { ViewsController } from './infrastructure/http/views.controller.js';
import { listViewTable } from './infrastructure/persistence/list-view.table.js';
import { PostgresListViewLists } from './infrastructure/persistence/postgres-list-view-lists.queries.js';
import { TypeOrmListViewRepository } from './infrastructure/persistence/typeorm-list-view.repository.js';

/** The staff's lists as each wants to find them again, under names. */
@Module({
  imports: [TypeOrmModule.forFeature([listViewTable])],
  controllers: [ViewsController],
  providers: [
    tableRecords('view', { table: 'list_views', name: 'name' }),
    { provide: ListViewRepository, useClass: TypeOrmListViewRepository },
    { provide: ListViewLists, useClass: PostgresListViewLists },
    provide(CheckView, ListsWithViews, StaffMembers),
    provide(RecordView, ActivityLog),
    provide(ListViews, ListViewLists, CheckView),
    provide(AddView, Idempotency, CheckView, ListViewRepository, ListViewLists, RecordView, Ids, Clock),
    provide(
      ChangeView,
      ListViewRepository,
      ListViewLists,
      CheckView,
      UnitOfWork,
      RecordView,
      ChangeHistory,
      Clock,
    ),
    provide(RemoveView, ListViewRepository, UnitOfWork, RecordView),
    provide(ReleaseViews, OwnedWork, ListViewRepository, RecordView),
  ],
})
export class ViewsModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OwnedRecords } from '#modules/auth/public.js';
import { Contributions } from '#platform/application/contributions.js';
import { StaffMembers } from '#platform/application/staff-members.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { tableRecords } from '#platform/infrastructure/database/table-records.js';
import { RecordKind } from '#platform/application/record-kinds.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { provide } from '#platform/infrastructure/provide.js';
import { AddView } from './application/add-view.js';
import { ChangeView } from './application/change-view.js';
import { CheckView } from './application/check-view.js';
import { StoredViews } from './application/stored-views.js';
import { ListViewRepository } from './application/list-view.repository.js';
import { ListViews } from './application/list-views.js';
import { RecordView } from './application/record-view.js';
import { ReleaseViews } from './application/release-views.js';
import { RemoveView } from './application/remove-view.js';
import { ViewsController } from './infrastructure/http/views.controller.js';
import { listViewTable } from './infrastructure/persistence/list-view.table.js';
import { PostgresStoredViews } from './infrastructure/persistence/postgres-stored-views.queries.js';
import { PostgresListViewRepository } from './infrastructure/persistence/postgres-list-view.repository.js';

/** Saved views of staff lists. */
@Module({
  imports: [TypeOrmModule.forFeature([listViewTable])],
  controllers: [ViewsController],
  providers: [
    contribute(RecordKind, tableRecords('view', { table: 'list_views', name: 'name' }), Database),
    { provide: ListViewRepository, useClass: PostgresListViewRepository },
    { provide: StoredViews, useClass: PostgresStoredViews },
    provide(CheckView, Contributions, StaffMembers),
    provide(RecordView, UseCaseContext),
    provide(ListViews, StoredViews, CheckView),
    provide(AddView, UseCaseContext, CheckView, ListViewRepository, StoredViews, RecordView),
    provide(ChangeView, UseCaseContext, ListViewRepository, StoredViews, CheckView, RecordView),
    provide(RemoveView, UseCaseContext, ListViewRepository, RecordView),
    contribute(OwnedRecords, ReleaseViews, ListViewRepository, RecordView),
  ],
})
export class ViewsModule {}

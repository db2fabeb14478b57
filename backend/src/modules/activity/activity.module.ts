import { Module } from '@nestjs/common';
import { contribute } from '#platform/infrastructure/contribute.js';
import { ListWithViews } from '#platform/application/list-with-views.js';
import { viewsOf } from '#platform/infrastructure/http/dto/views-of.js';
import { ActivityFeed } from './application/activity-feed.js';
import { ActivityController } from './infrastructure/http/activity.controller.js';
import { ListActivityQuery } from './infrastructure/http/activity.dto.js';
import { PostgresActivityFeed } from './infrastructure/persistence/postgres-activity-feed.queries.js';

/** The activity log for staff. */
@Module({
  controllers: [ActivityController],
  providers: [
    { provide: ActivityFeed, useClass: PostgresActivityFeed },
    contribute(ListWithViews, viewsOf('activity', ListActivityQuery)),
  ],
})
export class ActivityModule {}

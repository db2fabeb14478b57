import { Module } from '@nestjs/common';
import { ActivityFeed } from './application/activity-feed.js';
import { ActivityController } from './infrastructure/http/activity.controller.js';
import { PostgresActivityFeed } from './infrastructure/persistence/postgres-activity-feed.queries.js';

/** The activity log, for staff to read. */
@Module({
  controllers: [ActivityController],
  providers: [{ provide: ActivityFeed, useClass: PostgresActivityFeed }],
})
export class ActivityModule {}

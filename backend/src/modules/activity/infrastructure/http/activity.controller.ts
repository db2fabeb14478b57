import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#platform/infrastructure/http/access.js';
import { ActivityFeed } from '../../application/activity-feed.js';
import { ActivityPageResponse, ListActivityQuery } from './activity.dto.js';

@ApiTags('activity')
@Access('admin')
@Controller('admin/activity')
export class ActivityController {
  constructor(private readonly activityFeed: ActivityFeed) {}

  @Get()
  @ApiOperation({
    summary: 'List activity, newest first',
    description: 'The log has no total count. Follow `next` for older entries.',
  })
  @ApiOkResponse({ type: ActivityPageResponse })
  listActivity(@Query() query: ListActivityQuery): Promise<ActivityPageResponse> {
    return this.activityFeed.page(query);
  }
}

import { Controller, Get, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { FailedJobNotFound, FailedJobs } from '#platform/application/failed-jobs.js';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { Done, DONE } from '#platform/infrastructure/http/dto/done.dto.js';
import { ApiList, type ListAnswer } from '#platform/infrastructure/http/dto/list-response.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { FailedJobResponse, ListFailedJobsQuery, RetriedJobs } from './failed-jobs.dto.js';

@ApiTags('jobs')
@Access('admin')
@Controller('admin/jobs')
export class FailedJobsController {
  constructor(private readonly failedJobs: FailedJobs) {}

  @Get('failed')
  @ApiList('List the jobs that failed for good, such as mails that could not be sent', FailedJobResponse)
  async listFailedJobs(@Query() query: ListFailedJobsQuery): Promise<ListAnswer<FailedJobResponse>> {
    return { request: query, page: await this.failedJobs.page(query) };
  }

  @Get('failed/:id')
  @ApiOperation({ summary: 'One failed job', description: 'What it was for, and how it failed last.' })
  @ApiOkResponse({ type: FailedJobResponse })
  getFailedJob(@RecordId(FailedJobNotFound) id: string): Promise<FailedJobResponse> {
    return this.failedJobs.one(id);
  }

  @Post('failed/retry')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Try the failed jobs again, the oldest first, 500 at most',
    description:
      'They are put back into the queue and leave this list; one that fails again comes back to it. Call again while some are left.',
  })
  @ApiOkResponse({ type: RetriedJobs })
  async retryFailedJobs(@CurrentPrincipal() actor: Principal): Promise<RetriedJobs> {
    return { retried: await this.failedJobs.retryAll(actor) };
  }

  @Post('failed/:id/retry')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Try a failed job again',
    description: 'It is put back into the queue and leaves the list; if it fails again it comes back.',
  })
  @ApiOkResponse({ type: Done })
  async retryFailedJob(
    @RecordId(FailedJobNotFound) id: string,
    @CurrentPrincipal() actor: Principal,
  ): Promise<Done> {
    await this.failedJobs.retry(id, actor);
    return DONE;
  }
}

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
  @ApiList('List permanently failed jobs, such as undeliverable emails', FailedJobResponse)
  async listFailedJobs(@Query() query: ListFailedJobsQuery): Promise<ListAnswer<FailedJobResponse>> {
    return { request: query, page: await this.failedJobs.page(query) };
  }

  @Get('failed/:id')
  @ApiOperation({ summary: 'Get a failed job', description: 'Includes its purpose and the last error.' })
  @ApiOkResponse({ type: FailedJobResponse })
  getFailedJob(@RecordId(FailedJobNotFound) id: string): Promise<FailedJobResponse> {
    return this.failedJobs.one(id);
  }

  @Post('failed/retry')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Retry failed jobs, oldest first, up to 500',
    description:
      'Returns the jobs to the queue and removes them from this list; a job that fails again reappears. Repeat the request while jobs remain.',
  })
  @ApiOkResponse({ type: RetriedJobs })
  async retryFailedJobs(@CurrentPrincipal() actor: Principal): Promise<RetriedJobs> {
    return { retried: await this.failedJobs.retryAll(actor) };
  }

  @Post('failed/:id/retry')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Retry a failed job',
    description:
      'Returns the job to the queue and removes it from the list; if it fails again, it reappears.',
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

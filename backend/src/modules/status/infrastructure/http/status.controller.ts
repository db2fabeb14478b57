import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { FollowLink, ShowStatus } from '#modules/applications/public.js';
import { ShowDeals } from '#modules/deals/public.js';
import { Access } from '#shared/infrastructure/http/access.js';
import { RateLimit } from '#shared/infrastructure/http/limits/rate-limit.js';
import { ApiProblems } from '#shared/infrastructure/http/openapi/api-problems.js';
import { StatusPageResponse } from './status-page.dto.js';

/** For whoever holds a status link. One that is unknown, expired or revoked is answered alike. */
@ApiTags('applications')
@Controller('status/:token')
@Access('visitor')
export class StatusController {
  constructor(
    private readonly followLink: FollowLink,
    private readonly showStatus: ShowStatus,
    private readonly showDeals: ShowDeals,
  ) {}

  @Get()
  @RateLimit({ name: 'status', points: 120, perSeconds: 3_600 })
  @ApiOperation({
    summary: 'Tell where a submission stands',
    description:
      'For whoever holds the link: how it stands, since when, who has been given the applicant’s details, and to which lenders they may go. A link that is over or withdrawn is 404, like one that never was.',
    operationId: 'showStatus',
  })
  @ApiParam({ name: 'token', description: 'statusToken of a submission; works for 90 days' })
  @ApiOkResponse({ type: StatusPageResponse })
  @ApiProblems(404, 503)
  async show(@Param('token') token: string): Promise<StatusPageResponse> {
    const link = await this.followLink.execute('status', token);
    const [status, deals] = await Promise.all([
      this.showStatus.execute(link),
      this.showDeals.execute(link.applicationId),
    ]);
    return { ...status, ...deals };
  }
}

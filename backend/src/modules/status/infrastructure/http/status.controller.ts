import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { FollowLink, ShowStatus } from '#modules/applications/public.js';
import { OpenDisclosure } from '#modules/commissions/public.js';
import { ShowDeals } from '#modules/deals/public.js';
import type { Principal } from '#shared/application/principal.js';
import { Access } from '#shared/infrastructure/http/access.js';
import { CurrentPrincipal } from '#shared/infrastructure/http/current-principal.js';
import { RateLimit } from '#shared/infrastructure/http/limits/rate-limit.js';
import { StatusPageResponse } from './status-page.dto.js';

/** For whoever holds a status link. One that is unknown, expired or revoked is answered alike. */
@ApiTags('applications')
@Controller('status/:token')
@Access('visitor')
export class StatusController {
  constructor(
    private readonly followLink: FollowLink,
    private readonly showing: ShowStatus,
    private readonly showDeals: ShowDeals,
    private readonly openDisclosure: OpenDisclosure,
  ) {}

  @Get()
  @RateLimit({ name: 'status', points: 120, perSeconds: 3_600 })
  @ApiOperation({
    summary: 'Tell where a submission stands',
    description:
      'For whoever holds the link: how it stands, since when, who has been given the applicant’s details, to which lenders they may go, and how the broker is paid, of which it is recorded that it was opened. A link that is over or withdrawn is 404, like one that never was.',
  })
  @ApiParam({ name: 'token', description: 'statusToken of a submission; works for 90 days' })
  @ApiOkResponse({ type: StatusPageResponse })
  async showStatus(
    @Param('token') token: string,
    @CurrentPrincipal() applicant: Principal,
  ): Promise<StatusPageResponse> {
    const link = await this.followLink.execute('status', token);
    const [status, deals, disclosure] = await Promise.all([
      this.showing.execute(link),
      this.showDeals.execute(link.applicationId),
      this.openDisclosure.execute(link.applicationId, applicant),
    ]);
    return { ...status, ...deals, disclosure };
  }
}

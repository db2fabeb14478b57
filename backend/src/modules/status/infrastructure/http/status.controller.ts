import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { FollowLink, ShowStatus } from '#modules/applications/public.js';
import { OpenDisclosure } from '#modules/commissions/public.js';
import { ShowDeals } from '#modules/deals/public.js';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { allSentences, situationOf } from '../../domain/applicant-situation.js';
import { situationFacts } from '../../application/situation-facts.js';
import { StatusPageResponse } from './status-page.dto.js';

/** For holders of a status link. Unknown, expired and withdrawn links get the same response. */
@ApiTags('applications')
@Controller('status/:token')
@Access('visitor')
export class StatusController {
  constructor(
    private readonly followLink: FollowLink,
    private readonly showStatusUseCase: ShowStatus,
    private readonly showDeals: ShowDeals,
    private readonly openDisclosure: OpenDisclosure,
  ) {}

  @Get()
  @RateLimit({ name: 'status', points: 120, perSeconds: 3_600 })
  @ApiOperation({
    summary: 'Get the status of an application',
    description:
      'For anyone with the link. Returns the current status, who holds the applicant’s details, consents, shared offers and the commission disclosure. Records that the disclosure was opened. Returns 404 for a link that is unknown, expired or withdrawn.',
  })
  @ApiParam({
    name: 'token',
    description: '`statusToken` of an application; works while it is open and for 90 days afterwards',
  })
  @ApiOkResponse({ type: StatusPageResponse })
  async showStatus(
    @Param('token') token: string,
    @CurrentPrincipal() applicant: Principal,
  ): Promise<StatusPageResponse> {
    const link = await this.followLink.execute('status', token);
    const [status, { forApplicant, progress }, disclosure] = await Promise.all([
      this.showStatusUseCase.execute(link),
      this.showDeals.execute(link.applicationId),
      this.openDisclosure.execute(link.applicationId, applicant),
    ]);
    const situation = situationOf(situationFacts({ ...status, forApplicant, progress, disclosure }));
    const text = allSentences(situation).join(' ');
    return { ...status, ...forApplicant, disclosure, situation, statusText: text, stageText: text };
  }
}

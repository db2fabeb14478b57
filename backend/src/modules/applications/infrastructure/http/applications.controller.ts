import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Settings } from '#config/settings.js';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { isTrapped } from '#platform/infrastructure/http/body/honeypot.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { statusPath } from '../../application/links/issue-links.js';
import { SubmitApplication } from '../../application/submission/submit-application.js';
import { SubmitByReferralLink } from '../../application/submission/submit-by-referral-link.js';
import { answersFrom } from '#kernel/lending/answers.js';
import { SubmitApplicationRequest, SubmittedApplicationResponse } from './submit-application.dto.js';

@ApiTags('applications')
@Controller('applications')
export class ApplicationsController {
  constructor(
    private readonly submitApplicationUseCase: SubmitApplication,
    private readonly submitByReferralLink: SubmitByReferralLink,
    private readonly settings: Settings,
  ) {}

  @Post()
  @Access('visitor')
  @RateLimit({ name: 'applications', points: 30, perSeconds: 3_600 })
  @ApiOperation({
    summary: 'Submit a funding application',
    description:
      'Takes the answers of `POST /api/match-lenders` and the applicant’s contact details. Saves the answers, the current matches and the results and status links in one transaction. The link tokens are returned only in this response. The applicant is emailed a confirmation. Idempotent: repeating the request with the same `Idempotency-Key`, or within ten minutes without one, returns the first response.',
  })
  @ApiCreatedResponse({ type: SubmittedApplicationResponse })
  async submitApplication(
    @Body() body: SubmitApplicationRequest,
    @IdempotencyKey('same') key: string | null,
    @CurrentPrincipal() principal: Principal,
  ): Promise<SubmittedApplicationResponse> {
    const { referralToken: token, clientConsent } = body;
    const [answers, suspected] = [answersFrom(body), isTrapped(body)];
    const submitted = await (token === undefined
      ? this.submitApplicationUseCase.execute(answers, key, principal, suspected)
      : this.submitByReferralLink.execute(
          answers,
          { token, clientConsent: clientConsent ?? false },
          key,
          principal,
          suspected,
        ));
    const site = this.settings.publicUrl ?? '';
    return {
      ...submitted,
      resultsUrl: `${site}/results/${submitted.resultsToken}`,
      statusUrl: `${site}${statusPath(submitted.statusToken)}`,
    };
  }
}

import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { Done, DONE } from '#platform/infrastructure/http/dto/done.dto.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { AnswerConsents } from '../../application/consents/answer-consents.js';
import { ChooseOffer } from '../../application/offers/choose-offer.js';
import { AnswerConsentRequest, AnswerConsentsRequest } from './applicant-deals.dto.js';
import { OfferVersionRequest } from './offers.dto.js';

const TOKEN = {
  name: 'token',
  description: '`statusToken` of an application; works while it is open and for 90 days afterwards',
};

/** For holders of a status link. Unknown, expired and withdrawn links get the same response. */
@ApiTags('applications')
@Controller('status/:token')
@Access('visitor')
export class ApplicantDealsController {
  constructor(
    private readonly answerConsentsUseCase: AnswerConsents,
    private readonly chooseOfferUseCase: ChooseOffer,
  ) {}

  @Post('consents')
  @HttpCode(200)
  @RateLimit({ name: 'answer-consent', points: 120, perSeconds: 3_600, burst: 20 })
  @ApiOperation({
    summary: 'Give or refuse consent for several lenders',
    description:
      'Atomic: all answers or none. Returns 409 if one of them can no longer be changed. Idempotent: repeating the same answer changes nothing.',
  })
  @ApiParam(TOKEN)
  @ApiOkResponse({ type: Done })
  @ApiProblems(409)
  async answerConsents(
    @Param('token') token: string,
    @Body() { answer, consentIds }: AnswerConsentsRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() applicant: Principal,
  ): Promise<Done> {
    const answers = { consentIds, isYes: answer === 'yes' };
    await this.answerConsentsUseCase.execute(token, answers, key, applicant);
    return DONE;
  }

  @Post('consents/:id')
  @HttpCode(200)
  @RateLimit({ name: 'answer-consent', points: 120, perSeconds: 3_600, burst: 20 })
  @ApiOperation({
    summary: 'Give or refuse consent for a lender',
    description:
      'The answer can be changed until the details have been sent; after that, the applicant must call the broker. Idempotent: repeating the same answer changes nothing.',
  })
  @ApiParam(TOKEN)
  @ApiOkResponse({ type: Done })
  @ApiProblems(409)
  async answerConsent(
    @Param('token') token: string,
    @Param('id') id: string,
    @Body() { answer }: AnswerConsentRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() applicant: Principal,
  ): Promise<Done> {
    const answers = { consentIds: [id], isYes: answer === 'yes' };
    await this.answerConsentsUseCase.execute(token, answers, key, applicant);
    return DONE;
  }

  @Post('offers/:id/choice')
  @HttpCode(200)
  // Each sends an email to staff.
  @RateLimit({ name: 'choose-offer', points: 20, perSeconds: 3_600, burst: 5 })
  @ApiOperation({
    summary: 'Choose an offer',
    description:
      'One of the shared offers. The choice is not binding. Staff are notified, and the applicant can choose another offer until staff accept one.',
  })
  @ApiParam(TOKEN)
  @ApiOkResponse({ type: Done })
  @ApiProblems(409)
  async chooseOffer(
    @Param('token') token: string,
    @Param('id') id: string,
    @Body() { updatedAt: readAt }: OfferVersionRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() applicant: Principal,
  ): Promise<Done> {
    await this.chooseOfferUseCase.execute(token, { offerId: id, readAt }, key, applicant);
    return DONE;
  }
}

import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { Done, DONE } from '#platform/infrastructure/http/dto/done.dto.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { AnswerConsent } from '../../application/consents/answer-consent.js';
import { ChooseOffer } from '../../application/offers/choose-offer.js';
import { AnswerConsentRequest } from './applicant-deals.dto.js';
import { OfferVersionRequest } from './offers.dto.js';

const TOKEN = { name: 'token', description: 'statusToken of a submission; works for 90 days' };

/** For whoever holds a status link. One that is unknown, expired or revoked is answered alike. */
@ApiTags('applications')
@Controller('status/:token')
@Access('visitor')
export class ApplicantDealsController {
  constructor(
    private readonly answerConsentUseCase: AnswerConsent,
    private readonly chooseOfferUseCase: ChooseOffer,
  ) {}

  @Post('consents/:id')
  @HttpCode(200)
  @RateLimit({ name: 'answer-consent', points: 120, perSeconds: 3_600, burst: 20 })
  @ApiOperation({
    summary: 'Give or refuse consent for a lender',
    description:
      'As often as the applicant likes, until the details were sent; after that the broker is to be rung. The same answer again changes nothing.',
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
    await this.answerConsentUseCase.execute(
      token,
      { consentId: id, isYes: answer === 'yes' },
      key,
      applicant,
    );
    return DONE;
  }

  @Post('offers/:id/choice')
  @HttpCode(200)
  // Each is a mail to staff.
  @RateLimit({ name: 'choose-offer', points: 20, perSeconds: 3_600, burst: 5 })
  @ApiOperation({
    summary: 'Choose an offer',
    description:
      'Of those that were shared. It binds nobody: staff are told, and until they accept one another choice replaces it.',
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

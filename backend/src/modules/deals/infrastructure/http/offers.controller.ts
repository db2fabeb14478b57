import { Body, Controller, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { ChangeOffer } from '../../application/offers/change-offer.js';
import { MakeOffer } from '../../application/offers/make-offer.js';
import { WithdrawOffer } from '../../application/offers/withdraw-offer.js';
import { OfferNotFound, SubmissionNotFound } from '../../domain/errors.js';
import { offerFigures } from '../../domain/offer-figures.js';
import {
  ChangeOfferRequest,
  detailsOf,
  editOf,
  MakeOfferRequest,
  OfferFiguresResponse,
  OfferResponse,
  OfferTermsRequest,
  OfferVersionRequest,
  termsOf,
} from './offers.dto.js';

const OfferId = () => RecordId(OfferNotFound);

const SubmissionId = () => RecordId(SubmissionNotFound);

/** What lenders offer. */
@ApiTags('offers')
@Access('admin')
@Controller('admin')
export class OffersController {
  constructor(
    private readonly makeOfferUseCase: MakeOffer,
    private readonly changeOfferUseCase: ChangeOffer,
    private readonly withdrawOfferUseCase: WithdrawOffer,
  ) {}

  @Post('offer-figures')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Calculate the cost of an offer',
    description: 'Calculates the cost from the terms in the request. Nothing is stored.',
  })
  @ApiOkResponse({ type: OfferFiguresResponse })
  workOutOffer(@Body() body: OfferTermsRequest): OfferFiguresResponse {
    return offerFigures(termsOf(body));
  }

  @Post('submissions/:id/offers')
  @ApiOperation({
    summary: 'Record an offer',
    description:
      'Allowed while the submission is sent, lacks information or has an offer; its state becomes `offered`. Returns 400 if the expiry date is before today.',
  })
  @ApiCreatedResponse({ type: OfferResponse })
  @ApiProblems(409)
  makeOffer(
    @SubmissionId() submissionId: string,
    @Body() body: MakeOfferRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: Principal,
  ): Promise<OfferResponse> {
    return this.makeOfferUseCase.execute(submissionId, detailsOf(body), key, actor);
  }

  @Patch('offers/:id')
  @ApiOperation({
    summary: 'Update an offer',
    description: 'Allowed until the offer is accepted or withdrawn.',
  })
  @ApiOkResponse({ type: OfferResponse })
  @ApiProblems(409)
  changeOffer(
    @OfferId() id: string,
    @Body() body: ChangeOfferRequest,
    @CurrentPrincipal() actor: Principal,
  ): Promise<OfferResponse> {
    return this.changeOfferUseCase.execute(id, { to: editOf(body), readAt: body.updatedAt }, actor);
  }

  @Post('offers/:id/withdrawal')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Withdraw an offer',
    description: 'The submission stays `offered` until its state is changed.',
  })
  @ApiOkResponse({ type: OfferResponse })
  @ApiProblems(409)
  withdrawOffer(
    @OfferId() id: string,
    @Body() { updatedAt: readAt }: OfferVersionRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: Principal,
  ): Promise<OfferResponse> {
    return this.withdrawOfferUseCase.execute(id, readAt, key, actor);
  }
}

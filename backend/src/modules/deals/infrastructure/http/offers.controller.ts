import { Body, Controller, Delete, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { AcceptOffer } from '../../application/offers/accept-offer.js';
import { ChangeOffer } from '../../application/offers/change-offer.js';
import { MakeOffer } from '../../application/offers/make-offer.js';
import { ShareOffer } from '../../application/offers/share-offer.js';
import { TakeBackAcceptance } from '../../application/offers/take-back-acceptance.js';
import { WithdrawOffer } from '../../application/offers/withdraw-offer.js';
import { OfferNotFound, SubmissionNotFound } from '../../domain/errors.js';
import { offerFigures } from '../../domain/offer-figures.js';
import {
  AcceptOfferRequest,
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

@ApiTags('offers')
@Access('admin')
@Controller('admin')
export class OffersController {
  constructor(
    private readonly makeOfferUseCase: MakeOffer,
    private readonly changeOfferUseCase: ChangeOffer,
    private readonly withdrawOfferUseCase: WithdrawOffer,
    private readonly acceptOfferUseCase: AcceptOffer,
    private readonly takeBackAcceptanceUseCase: TakeBackAcceptance,
    private readonly shareOfferUseCase: ShareOffer,
  ) {}

  @Post('offer-figures')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Calculate the cost of an offer',
    description: 'For terms as they are typed; nothing is kept.',
  })
  @ApiOkResponse({ type: OfferFiguresResponse })
  workOutOffer(@Body() body: OfferTermsRequest): OfferFiguresResponse {
    return offerFigures(termsOf(body));
  }

  @Post('submissions/:id/offers')
  @ApiOperation({
    summary: 'Record what a lender offers',
    description:
      'While the submission is with the lender, lacks information or is offered: it is offered then. A last day before today is refused.',
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
  @ApiOperation({ summary: 'Change an offer', description: 'Until it is accepted or withdrawn.' })
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
    description: 'Its submission stays offered until it is moved.',
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

  @Post('offers/:id/sharing')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Share an offer',
    description:
      'On the status page, with what it costs and by when it has to be decided; the applicant can choose it there. About a minute later we email the applicant, once for all offers that were shared within a minute of each other. Sharing an offer again sends nothing.',
  })
  @ApiOkResponse({ type: OfferResponse })
  @ApiProblems(409)
  shareOffer(
    @OfferId() id: string,
    @Body() { updatedAt: readAt }: OfferVersionRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: Principal,
  ): Promise<OfferResponse> {
    return this.shareOfferUseCase.execute(id, readAt, key, actor);
  }

  @Post('offers/:id/acceptance')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Accept an offer',
    description:
      'All at once: its submission is accepted, the application is placed with its lender and approved, and what is open with other lenders is withdrawn; the latter two as the body says. A case has one accepted offer: another is 409 and names the first. So is an offer after its last day.',
  })
  @ApiOkResponse({ type: OfferResponse })
  @ApiProblems(409)
  acceptOffer(
    @OfferId() id: string,
    @Body() { approve, withdrawOthers, updatedAt: readAt }: AcceptOfferRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: Principal,
  ): Promise<OfferResponse> {
    const acceptance = { approve: approve ?? true, withdrawOthers: withdrawOthers ?? true };
    return this.acceptOfferUseCase.execute(id, { ...acceptance, readAt }, key, actor);
  }

  @Delete('offers/:id/acceptance')
  @ApiOperation({
    summary: 'Undo an acceptance',
    description:
      'Until it is completed. The submission is offered again, and the application is taken from its lender; its status and its other submissions stay as they are.',
  })
  @ApiOkResponse({ type: OfferResponse })
  @ApiProblems(409)
  takeBackAcceptance(
    @OfferId() id: string,
    @Body() { updatedAt: readAt }: OfferVersionRequest,
    @CurrentPrincipal() actor: Principal,
  ): Promise<OfferResponse> {
    return this.takeBackAcceptanceUseCase.execute(id, readAt, actor);
  }
}

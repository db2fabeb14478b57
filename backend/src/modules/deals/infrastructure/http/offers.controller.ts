import { Body, Controller, Delete, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApplicationNotFound } from '#modules/applications/public.js';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { AcceptOffer } from '../../application/offers/accept-offer.js';
import { ChangeOffer } from '../../application/offers/change-offer.js';
import { MakeOffer } from '../../application/offers/make-offer.js';
import { RemindOfOffers } from '../../application/offers/remind-of-offers.js';
import { ShareOffers } from '../../application/offers/share-offers.js';
import { UndoAcceptance } from '../../application/offers/undo-acceptance.js';
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
  ShareOffersRequest,
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
    private readonly undoAcceptanceUseCase: UndoAcceptance,
    private readonly shareOffersUseCase: ShareOffers,
    private readonly remindOfOffersUseCase: RemindOfOffers,
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

  @Post('offers/:id/sharing')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Share an offer',
    description:
      'Shows the offer with its cost and decision date on the applicant’s status page, where the applicant can choose it. Offers shared within a minute of each other are sent in one email, about a minute later. Sharing an offer again sends nothing.',
  })
  @ApiOkResponse({ type: OfferResponse })
  @ApiProblems(409)
  async shareOffer(
    @OfferId() id: string,
    @Body() { updatedAt: readAt }: OfferVersionRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: Principal,
  ): Promise<OfferResponse> {
    const [shared] = await this.shareOffersUseCase.execute([{ id, readAt }], null, key, actor);
    if (!shared) throw new OfferNotFound();
    return shared;
  }

  @Post('applications/:id/offers/sharing')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Share several offers of an application',
    description:
      'Atomic: all offers or none. Shows them on the applicant’s status page, and sends one email about a minute later. Sharing an offer again sends nothing.',
  })
  @ApiOkResponse({ type: [OfferResponse] })
  @ApiProblems(409)
  shareOffers(
    @RecordId(ApplicationNotFound) applicationId: string,
    @Body() { offers }: ShareOffersRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: Principal,
  ): Promise<readonly OfferResponse[]> {
    const shown = offers.map(({ id, updatedAt: readAt }) => ({ id, readAt }));
    return this.shareOffersUseCase.execute(shown, applicationId, key, actor);
  }

  @Post('applications/:id/offers/reminder')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Remind the applicant of shared offers',
    description:
      'Sends one email about all shared offers that the applicant can choose from, and returns them. Returns 409 if there are none or one is chosen.',
  })
  @ApiOkResponse({ type: [OfferResponse] })
  @ApiProblems(409)
  remindOfOffers(
    @RecordId(ApplicationNotFound) applicationId: string,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: Principal,
  ): Promise<readonly OfferResponse[]> {
    return this.remindOfOffersUseCase.execute(applicationId, key, actor);
  }

  @Post('offers/:id/acceptance')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Accept an offer',
    description:
      'Atomic: accepts the submission, assigns the lender, approves the application and withdraws open submissions to other lenders, the last two if the request says so. Returns 409 if another offer is already accepted, naming it, or if the offer has expired.',
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
      'Allowed until completion. The submission returns to `offered` and the application’s lender is cleared; its status and other submissions are not changed.',
  })
  @ApiOkResponse({ type: OfferResponse })
  @ApiProblems(409)
  takeBackAcceptance(
    @OfferId() id: string,
    @Body() { updatedAt: readAt }: OfferVersionRequest,
    @CurrentPrincipal() actor: Principal,
  ): Promise<OfferResponse> {
    return this.undoAcceptanceUseCase.execute(id, readAt, actor);
  }
}

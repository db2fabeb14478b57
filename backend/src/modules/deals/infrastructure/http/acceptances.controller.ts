import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { AcceptOffer } from '../../application/offers/accept-offer.js';
import { UndoAcceptance } from '../../application/offers/undo-acceptance.js';
import { OfferNotFound } from '../../domain/errors.js';
import { AcceptOfferRequest, OfferResponse, OfferVersionRequest } from './offers.dto.js';

const OfferId = () => RecordId(OfferNotFound);

/** Acceptances of offers by the client, as staff record them. */
@ApiTags('offers')
@Access('admin')
@Controller('admin')
export class AcceptancesController {
  constructor(
    private readonly acceptOfferUseCase: AcceptOffer,
    private readonly undoAcceptanceUseCase: UndoAcceptance,
  ) {}

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

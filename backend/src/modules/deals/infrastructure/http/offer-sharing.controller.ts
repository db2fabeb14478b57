import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApplicationNotFound } from '#modules/applications/public.js';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { RemindOfOffers } from '../../application/offers/remind-of-offers.js';
import { ShareOffers } from '../../application/offers/share-offers.js';
import { OfferNotFound } from '../../domain/errors.js';
import { OfferResponse, OfferVersionRequest, ShareOffersRequest } from './offers.dto.js';

const OfferId = () => RecordId(OfferNotFound);

/** Offers that the applicant sees. */
@ApiTags('offers')
@Access('admin')
@Controller('admin')
export class OfferSharingController {
  constructor(
    private readonly shareOffersUseCase: ShareOffers,
    private readonly remindOfOffersUseCase: RemindOfOffers,
  ) {}

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
      'Sends one email about all shared offers that the applicant can choose from, and returns them. Returns 409 if there are none, one is chosen, or a reminder was sent today.',
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
}

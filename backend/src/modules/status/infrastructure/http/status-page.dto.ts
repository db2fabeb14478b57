import { ApiProperty } from '@nestjs/swagger';
import type { StatusForApplicant } from '#modules/applications/public.js';
import { StatusResponse } from '#modules/applications/wiring.js';
import { ApplicantDisclosureResponse } from '#modules/commissions/wiring.js';
import type { DealsForApplicant } from '#modules/deals/public.js';
import { ApplicantConsentResponse, ApplicantOfferResponse } from '#modules/deals/wiring.js';
import { SITUATION_KINDS, type Situation, type SituationKind } from '../../domain/applicant-situation.js';

export class SituationResponse implements Situation {
  @ApiProperty({ enum: SITUATION_KINDS, example: 'offers_to_choose' })
  readonly kind: SituationKind;

  @ApiProperty({
    type: [String],
    example: ['You have 2 offers to choose from.', 'Please decide by 3 December 2026.'],
    description: 'Status in sentences for the applicant, most important first; at least one',
  })
  readonly sentences: readonly string[];
}

export class StatusPageResponse extends StatusResponse implements StatusForApplicant, DealsForApplicant {
  @ApiProperty({
    type: SituationResponse,
    description:
      'What the applicant should know now, derived from status, stage, consents, offers and disclosure',
  })
  readonly situation: SituationResponse;

  @ApiProperty({
    example: 'You have 2 offers to choose from. Please decide by 3 December 2026.',
    description: 'The sentences of `situation` as one text',
  })
  readonly statusText: string;

  @ApiProperty({
    example: 'You have 2 offers to choose from. Please decide by 3 December 2026.',
    description: 'Same as `statusText`',
  })
  readonly stageText: string;

  @ApiProperty({
    type: [ApplicantConsentResponse],
    description: 'Lenders that the applicant was asked about; oldest first',
  })
  readonly consents: readonly ApplicantConsentResponse[];

  @ApiProperty({
    type: [ApplicantOfferResponse],
    description: 'Offers shared with the applicant, oldest first',
  })
  readonly offers: readonly ApplicantOfferResponse[];

  @ApiProperty({
    type: ApplicantDisclosureResponse,
    nullable: true,
    description: 'Latest commission disclosure shown to the applicant; null if there is none',
  })
  readonly disclosure: ApplicantDisclosureResponse | null;
}

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
    description: 'In the applicant’s words, the most important first; at least one',
  })
  readonly sentences: readonly string[];
}

export class StatusPageResponse extends StatusResponse implements StatusForApplicant, DealsForApplicant {
  @ApiProperty({
    type: SituationResponse,
    description:
      'What is so for the applicant now: of status, stage, consents, offers and disclosure together',
  })
  readonly situation: SituationResponse;

  @ApiProperty({
    example: 'You have 2 offers to choose from. Please decide by 3 December 2026.',
    description: 'The sentences of `situation` in one text',
  })
  readonly statusText: string;

  @ApiProperty({
    example: 'You have 2 offers to choose from. Please decide by 3 December 2026.',
    description: 'The same as `statusText`',
  })
  readonly stageText: string;

  @ApiProperty({
    type: [ApplicantConsentResponse],
    description: 'To which lenders the details may go, as far as the applicant was asked; oldest first',
  })
  readonly consents: readonly ApplicantConsentResponse[];

  @ApiProperty({
    type: [ApplicantOfferResponse],
    description: 'What lenders offer, as far as it was shared with the applicant; oldest first',
  })
  readonly offers: readonly ApplicantOfferResponse[];

  @ApiProperty({
    type: ApplicantDisclosureResponse,
    nullable: true,
    description:
      'How the broker is paid, as staff put it before the applicant last; null while they have not',
  })
  readonly disclosure: ApplicantDisclosureResponse | null;
}

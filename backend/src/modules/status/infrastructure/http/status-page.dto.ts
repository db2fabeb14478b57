import { ApiProperty } from '@nestjs/swagger';
import type { StatusForApplicant } from '#modules/applications/public.js';
import { StatusResponse } from '#modules/applications/wiring.js';
import { ApplicantDisclosureResponse } from '#modules/commissions/wiring.js';
import type { DealsForApplicant } from '#modules/deals/public.js';
import {
  ApplicantConsentResponse,
  ApplicantOfferResponse,
  QuestionFromApplicantResponse,
} from '#modules/deals/wiring.js';
import {
  SITUATION_ACTIONS,
  SITUATION_KINDS,
  type Situation,
  type SituationAction,
  type SituationKind,
} from '../../domain/applicant-situation.js';

export class SituationResponse implements Situation {
  @ApiProperty({ enum: SITUATION_KINDS, example: 'offers_to_choose' })
  readonly kind: SituationKind;

  @ApiProperty({
    example: 'You have 2 offers to choose from. Please decide by 3 December 2026.',
    description: 'What the broker needs from the applicant, or what it is doing now',
  })
  readonly headline: string;

  @ApiProperty({
    enum: SITUATION_ACTIONS,
    type: String,
    nullable: true,
    example: 'choose_offer',
    description: 'What the applicant can do about it; null if there is nothing to do',
  })
  readonly action: SituationAction | null;

  @ApiProperty({
    type: [String],
    example: ['Choosing an offer does not commit you. We will call you about the next step.'],
    description: 'Further sentences, most important first',
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
    description: 'Headline and sentences of `situation` as one text',
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
    type: [QuestionFromApplicantResponse],
    description: 'Questions that the applicant asked about lenders, newest first',
  })
  readonly questions: readonly QuestionFromApplicantResponse[];

  @ApiProperty({
    type: ApplicantDisclosureResponse,
    nullable: true,
    description: 'Latest commission disclosure shown to the applicant; null if there is none',
  })
  readonly disclosure: ApplicantDisclosureResponse | null;
}

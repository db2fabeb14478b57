import { ApiProperty, PickType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsUUID } from 'class-validator';
import { RequiredChoice } from '#platform/infrastructure/http/dto/choice.js';
import { Id } from '#platform/infrastructure/http/dto/shown.js';
import type { ConsentForApplicant, OfferForApplicant } from '../../application/show-deals.js';
import { OFFER_STANDINGS, type OfferStanding } from '../../domain/offer-standing.js';
import { OFFER_DETAILS } from '../../domain/offer.js';
import { CONSENT_STATES, type ConsentState } from '../../domain/consent-states.js';
import { OfferResponse } from './offers.dto.js';

const ANSWERS = ['yes', 'no'] as const;

export class AnswerConsentRequest {
  @RequiredChoice('answer', ANSWERS, { example: 'yes' })
  readonly answer: (typeof ANSWERS)[number];
}

const CONSENT_IDS = { message: 'consentIds must be a list of 1 to 100 ids of consents' };

export class AnswerConsentsRequest extends AnswerConsentRequest {
  @ApiProperty({
    type: [String],
    minItems: 1,
    maxItems: 100,
    example: ['0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f41'],
    description: 'Consents that the answer is for, from `consents` of the status',
  })
  @IsArray(CONSENT_IDS)
  @ArrayMinSize(1, CONSENT_IDS)
  @ArrayMaxSize(100, CONSENT_IDS)
  @IsUUID('all', { each: true, ...CONSENT_IDS })
  readonly consentIds: string[];
}

export class ApplicantConsentResponse implements ConsentForApplicant {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f41')
  readonly id: string;

  @ApiProperty({ example: 'Alba', description: 'Lender the details may be shared with' })
  readonly lender: string;

  @ApiProperty({
    enum: CONSENT_STATES,
    example: 'asked',
    description: 'State of the consent; `withdrawn` if consent was given earlier and then withdrawn',
  })
  readonly state: ConsentState;

  @ApiProperty({
    example: true,
    description: 'Whether the answer can still be changed; false once the details have been sent',
  })
  readonly canAnswer: boolean;

  @ApiProperty({ example: false, description: 'Whether the lender has declined the application' })
  readonly hasDeclined: boolean;
}

export class ApplicantOfferResponse
  extends PickType(OfferResponse, ['id', 'figures', 'updatedAt', ...OFFER_DETAILS])
  implements OfferForApplicant
{
  @ApiProperty({ example: 'Alba', description: 'Lender making the offer' })
  readonly lender: string;

  @ApiProperty({
    enum: OFFER_STANDINGS,
    example: 'open',
    description:
      'An `open` offer can be chosen. A `chosen` offer stays chosen until another is chosen or one is accepted',
  })
  readonly standing: OfferStanding;
}

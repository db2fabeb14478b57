import { COMMISSION_CERTAINTIES, type CommissionCertainty } from '#modules/deals/public.js';
import type { DisclosedOffer } from '../../domain/disclosures/commission-disclosure.js';
import { ApiProperty } from '@nestjs/swagger';
import { ORDERS_BY_AGE, type OrderByAge } from '#platform/application/list.js';
import { OptionalChoice } from '#platform/infrastructure/http/dto/choice.js';
import { ListQuery } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { OwnerResponse } from '#platform/infrastructure/http/dto/owner.dto.js';
import {
  Id,
  Integer,
  NullableInteger,
  NullableText,
  NullableTime,
  Time,
} from '#platform/infrastructure/http/dto/shown.js';
import type { DisclosureView } from '../../application/disclosures/commission-disclosure-views.js';

export class ListDisclosuresQuery extends ListQuery {
  @OptionalChoice(ORDERS_BY_AGE, { default: 'newest' })
  readonly sort?: OrderByAge;
}

export class DisclosedOfferResponse implements DisclosedOffer {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f41')
  readonly offerId: string;

  @NullableInteger(250_000, 'Commission stated; null if not known yet')
  readonly brokerCommissionPence: number | null;

  @ApiProperty({ enum: COMMISSION_CERTAINTIES, example: 'likely' })
  readonly brokerCommissionBasis: CommissionCertainty;
}

export class DisclosurePreviewResponse {
  @ApiProperty({
    example: 'Its lender pays us a commission.',
    description: 'Text in paragraphs, separated by blank lines',
  })
  readonly text: string;
}

export class CommissionDisclosureResponse implements DisclosureView {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f51')
  readonly id: string;

  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11')
  readonly applicationId: string;

  @Integer(1, 'Version number, from 1 for each application')
  readonly version: number;

  @ApiProperty({
    example: 'Its lender pays us a commission.',
    description: 'Text in paragraphs, separated by blank lines',
  })
  readonly text: string;

  @ApiProperty({
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    description: 'SHA-256 of the text in UTF-8',
  })
  readonly sha256: string;

  @ApiProperty({ type: [DisclosedOfferResponse], description: 'Shared offers whose commission it states' })
  readonly offers: readonly DisclosedOfferResponse[];

  @NullableTime('2026-03-12T09:30:00.000Z', 'Time the applicant first opened it through their link')
  readonly openedAt: string | null;

  @NullableTime('2026-03-12T09:30:00.000Z', 'Time the applicant confirmed having read it')
  readonly acknowledgedAt: string | null;

  @NullableText('Jane Smith', 'Name the applicant gave')
  readonly acknowledgedBy: string | null;

  @ApiProperty({
    example: false,
    description: 'Whether a completion created it and the applicant has not been emailed about it yet',
  })
  readonly awaitsSending: boolean;

  @NullableTime(
    '2026-03-12T09:30:00.000Z',
    'Time of the completion or reversal that changed the commission; null if up to date',
  )
  readonly outOfDateSince: string | null;

  @NullableTime('2026-03-12T09:30:00.000Z', 'Time a newer version replaced it; null for the newest')
  readonly supersededAt: string | null;

  @Time('2026-03-11T16:00:00.000Z')
  readonly createdAt: string;

  @ApiProperty({ type: OwnerResponse, nullable: true, description: 'Staff member who created it' })
  readonly createdBy: OwnerResponse | null;
}

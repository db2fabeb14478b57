import { ApiProperty } from '@nestjs/swagger';
import { ORDERS_BY_AGE, type OrderByAge } from '#platform/application/list.js';
import { ListQuery, OptionalChoice } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { OwnerResponse } from '#platform/infrastructure/http/dto/owner.dto.js';
import { Id, Integer, NullableText, NullableTime, Time } from '#platform/infrastructure/http/dto/shown.js';
import type { DisclosureView } from '../../application/disclosures/commission-disclosure-views.js';

export class ListDisclosuresQuery extends ListQuery {
  @OptionalChoice(ORDERS_BY_AGE, { default: 'newest' })
  readonly sort?: OrderByAge;
}

export class CommissionDisclosureResponse implements DisclosureView {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f51')
  readonly id: string;

  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11')
  readonly applicationId: string;

  @Integer(1, 'From 1, for each application')
  readonly version: number;

  @ApiProperty({
    example: 'Its lender pays us a commission.',
    description: 'Paragraphs, with a blank line between',
  })
  readonly text: string;

  @ApiProperty({
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    description: 'Of the text in UTF-8',
  })
  readonly sha256: string;

  @NullableTime('2026-03-12T09:30:00.000Z', 'When the applicant first opened it by the link')
  readonly openedAt: string | null;

  @NullableTime('2026-03-12T09:30:00.000Z', 'When the applicant said that they have read it')
  readonly acknowledgedAt: string | null;

  @NullableText('Jane Smith', 'The name that they gave')
  readonly acknowledgedBy: string | null;

  @NullableTime(
    '2026-03-12T09:30:00.000Z',
    'Since when a completion, or its reversal, has made the commission another than it says',
  )
  readonly outOfDateSince: string | null;

  @NullableTime('2026-03-12T09:30:00.000Z', 'When a newer one took its place; null of the newest')
  readonly supersededAt: string | null;

  @Time('2026-03-11T16:00:00.000Z')
  readonly createdAt: string;

  @ApiProperty({ type: OwnerResponse, nullable: true, description: 'Who of the staff froze it' })
  readonly createdBy: OwnerResponse | null;
}

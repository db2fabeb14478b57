import { ApiProperty, OmitType } from '@nestjs/swagger';
import { OptionalChoice } from '#platform/infrastructure/http/dto/choice.js';
import { ListQuery, Search } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { dayText } from '#platform/infrastructure/http/dto/day.js';
import { ClearableText, RequiredText } from '#platform/infrastructure/http/dto/text.js';
import {
  Id,
  Integer,
  NullableDay,
  NullableText,
  NullableTime,
  Time,
} from '#platform/infrastructure/http/dto/shown.js';
import {
  INTRODUCER_ORDERS,
  INTRODUCER_STATUSES,
  type IntroducerListRequest,
  type IntroducerOrder,
  type IntroducerStatus,
  type ListedIntroducer,
} from '../../application/introducer-views.js';
import { BUSINESS_TYPES, type BusinessType } from '../../domain/business-type.js';
import { IntroducerResponse } from './introducers.dto.js';

export class ListIntroducersQuery extends ListQuery implements IntroducerListRequest {
  @Search({
    example: 'alder',
    description: 'Part of the company name, contact name, email address or phone number',
  })
  readonly q?: string;

  @OptionalChoice(INTRODUCER_STATUSES)
  readonly status?: IntroducerStatus;

  @OptionalChoice(BUSINESS_TYPES)
  readonly businessType?: BusinessType;

  @OptionalChoice(INTRODUCER_ORDERS, { default: 'newest' })
  readonly sort?: IntroducerOrder;
}

export class ListedIntroducerResponse
  extends OmitType(IntroducerResponse, ['emails'])
  implements ListedIntroducer
{
  @Integer(12)
  readonly cases: number;

  @Integer(5, 'Number of cases currently approved')
  readonly approved: number;

  @Integer(8, 'Number of cases currently approved or rejected')
  readonly decided: number;

  @Integer(140)
  readonly leads: number;

  @NullableTime('2026-03-12T09:30:00.000Z')
  readonly lastSignedInAt: string | null;

  @NullableTime(null, 'Time of suspension; null if active')
  readonly suspendedAt: string | null;

  @NullableDay(null, 'Date of the agreement that lets the broker issue the partner’s invoices')
  readonly selfBillingAgreedOn: string | null;

  @NullableText('GB123456789')
  readonly vatNumber: string | null;
}

/** An API account of the partner. */
export class IntroducerProgramResponse {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f21')
  readonly id: string;

  @ApiProperty({ example: 'Our CRM' })
  readonly name: string;

  @Time('2026-03-12T09:30:00.000Z')
  readonly createdAt: string;

  @NullableTime('2026-03-12T09:30:00.000Z')
  readonly lastUsedAt: string | null;

  @NullableTime(null)
  readonly revokedAt: string | null;
}

export class IntroducerInFullResponse extends ListedIntroducerResponse {
  @Integer(2, 'Number of browsers the partner is signed in from')
  readonly sessions: number;

  @ApiProperty({
    type: [IntroducerProgramResponse],
    description: 'API accounts including revoked ones, newest first',
  })
  readonly apiAccounts: readonly IntroducerProgramResponse[];

  @NullableText(null, 'Reason for the suspension; internal')
  readonly suspensionReason: string | null;
}

export class SelfBillingRequest {
  @ClearableText(
    dayText({
      label: 'Agreement date',
      description: 'Date of the agreement that lets the broker issue the partner’s invoices',
    }),
  )
  readonly selfBillingAgreedOn?: string | null;

  @ClearableText({
    max: 20,
    label: 'VAT number',
    example: 'GB123456789',
    check: (text) =>
      /^(?:GB)?\d{9}(?:\d{3})?$/i.test(text.replaceAll(' ', ''))
        ? null
        : 'VAT number must be 9 or 12 digits, such as GB123456789',
  })
  readonly vatNumber?: string | null;
}

/** 'gb 123 456 789' → 'GB123456789' */
export const plainVatNumber = (text: string): string =>
  `GB${text.replaceAll(' ', '').toUpperCase().replace(/^GB/, '')}`;

export class SuspensionRequest {
  @RequiredText({
    max: 500,
    example: 'Clients told us that they never agreed',
    description: 'Reason, stored with the partner; visible to staff only',
  })
  readonly reason: string;
}

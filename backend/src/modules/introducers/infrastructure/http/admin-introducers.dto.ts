import { ApiProperty, OmitType } from '@nestjs/swagger';
import { ListQuery, OptionalChoice, Search } from '#shared/infrastructure/http/dto/list-query.dto.js';
import { dayText } from '#shared/infrastructure/http/dto/day.js';
import { ClearableText, RequiredText } from '#shared/infrastructure/http/dto/text.js';
import {
  INTRODUCER_ORDERS,
  INTRODUCER_STATUSES,
  type IntroducerListRequest,
  type IntroducerOrder,
  type IntroducerStatus,
  type ListedIntroducer,
} from '../../application/introducer-lists.js';
import type { IntroducerProgram } from '../../application/introducer-programs.js';
import type { IntroducerInFull } from '../../application/show-introducer.js';
import { BUSINESS_TYPES, type BusinessType } from '../../domain/business-type.js';
import { IntroducerResponse } from './introducers.dto.js';

export class ListIntroducersQuery extends ListQuery implements IntroducerListRequest {
  @Search({
    example: 'alder',
    description: 'Part of the company, the contact, the e-mail address or the number',
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
  extends OmitType(IntroducerResponse, ['caseMails'])
  implements ListedIntroducer
{
  @ApiProperty({ type: 'integer', example: 12 })
  readonly cases: number;

  @ApiProperty({ type: 'integer', example: 5, description: 'Of the cases, as they stand' })
  readonly approved: number;

  @ApiProperty({ type: 'integer', example: 8, description: 'Approved or rejected, as they stand' })
  readonly decided: number;

  @ApiProperty({ type: 'integer', example: 140 })
  readonly leads: number;

  @ApiProperty({ type: String, nullable: true, format: 'date-time', example: '2026-03-12T09:30:00.000Z' })
  readonly lastSignedInAt: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    example: null,
    description: 'Null while the account is open',
  })
  readonly suspendedAt: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date',
    example: null,
    description: 'Since when the broker may write its invoices',
  })
  readonly selfBillingAgreedOn: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'GB123456789' })
  readonly vatNumber: string | null;
}

export class IntroducerProgramResponse implements IntroducerProgram {
  @ApiProperty({ format: 'uuid', example: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f21' })
  readonly id: string;

  @ApiProperty({ example: 'Our CRM' })
  readonly name: string;

  @ApiProperty({ format: 'date-time', example: '2026-03-12T09:30:00.000Z' })
  readonly createdAt: string;

  @ApiProperty({ type: String, nullable: true, format: 'date-time', example: '2026-03-12T09:30:00.000Z' })
  readonly lastUsedAt: string | null;

  @ApiProperty({ type: String, nullable: true, format: 'date-time', example: null })
  readonly revokedAt: string | null;
}

export class IntroducerInFullResponse extends ListedIntroducerResponse implements IntroducerInFull {
  @ApiProperty({ type: 'integer', example: 2, description: 'In how many browsers the partner is signed in' })
  readonly sessions: number;

  @ApiProperty({ type: [IntroducerProgramResponse], description: 'Newest first, revoked ones among them' })
  readonly apiAccounts: readonly IntroducerProgramResponse[];

  @ApiProperty({ type: String, nullable: true, example: null, description: 'As staff said' })
  readonly suspensionReason: string | null;
}

export class SelfBillingRequest {
  @ClearableText(
    dayText({ label: 'Day of the agreement', description: 'Since when the broker may write its invoices' }),
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
    description: 'Kept with the partner. Only staff read it',
  })
  readonly reason: string;
}

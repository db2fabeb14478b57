import { ApiProperty } from '@nestjs/swagger';
import { OptionalChoice } from '#platform/infrastructure/http/dto/choice.js';
import { emailText } from '#platform/infrastructure/http/dto/email.js';
import { ListQuery, Search } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { ReadVersion } from '#platform/infrastructure/http/dto/read-version.js';
import {
  ClearableText,
  OptionalText,
  ReplaceableText,
  RequiredText,
  type TextOptions,
} from '#platform/infrastructure/http/dto/text.js';
import { wholeOf } from '#platform/infrastructure/spreadsheet/writing/export-query.dto.js';
import { Id, Integer, NullableText, Time } from '#platform/infrastructure/http/dto/shown.js';
import type { AddedLead } from '../../application/add-lead.js';
import { LEAD_ORDERS, type LeadListRequest, type LeadOrder } from '../../application/lead-views.js';
import type { LeadView } from '../../application/lead-view.js';
import { LEAD_STATUSES, NEW_LEAD, type LeadStatus } from '../../domain/lead.js';
import { LEAD_TEXTS } from '../../domain/lead-texts.js';

const NAME: TextOptions = { ...LEAD_TEXTS.name, example: 'Fiona Alder' };
const EMAIL: TextOptions = { ...LEAD_TEXTS.email, ...emailText({ example: 'fiona@alder-joinery.example' }) };
const PHONE: TextOptions = { ...LEAD_TEXTS.phone, example: '0141 496 0123' };
const COMPANY: TextOptions = { ...LEAD_TEXTS.company, example: 'Alder Joinery Ltd' };
const SOURCE: TextOptions = {
  ...LEAD_TEXTS.source,
  example: 'Referral',
  description: 'Source of the lead',
};
const NOTES: TextOptions = { ...LEAD_TEXTS.notes, example: 'Wants a second spray booth in spring' };

export class AddLeadRequest {
  @RequiredText(NAME) readonly name: string;
  @RequiredText(EMAIL) readonly email: string;
  @OptionalText(PHONE) readonly phone?: string;
  @OptionalText(COMPANY) readonly company?: string;
  @OptionalChoice(LEAD_STATUSES, { default: NEW_LEAD }) readonly status?: LeadStatus | null;
  @OptionalText(SOURCE) readonly source?: string;
  @OptionalText(NOTES) readonly notes?: string;
}

/** Omitted fields stay unchanged. */
export class UpdateLeadRequest {
  @ReplaceableText(NAME) readonly name?: string;
  @ReplaceableText(EMAIL) readonly email?: string;
  @ClearableText(PHONE) readonly phone?: string | null;
  @ClearableText(COMPANY) readonly company?: string | null;
  @OptionalChoice(LEAD_STATUSES) readonly status?: LeadStatus | null;
  @ClearableText(SOURCE) readonly source?: string | null;
  @ClearableText(NOTES) readonly notes?: string | null;

  @ReadVersion('lead')
  readonly updatedAt?: Date;
}

export class ListLeadsQuery extends ListQuery implements LeadListRequest {
  @Search({
    example: 'spray booth',
    description: 'Part of a name, email address, phone number, company or notes',
  })
  readonly q?: string;

  @OptionalChoice(LEAD_STATUSES)
  readonly status?: LeadStatus;

  @OptionalChoice(LEAD_ORDERS, { default: 'newest' })
  readonly sort?: LeadOrder;
}

export class ExportLeadsQuery extends wholeOf(ListLeadsQuery) {}

export class CountDuplicatesRequest {
  @RequiredText(EMAIL)
  readonly email: string;
}

export class DuplicatesResponse {
  @Integer(1, 'Number of your leads with this email address')
  readonly count: number;
}

export class LeadResponse implements LeadView {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f17')
  readonly id: string;

  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11')
  readonly introducerId: string;

  @ApiProperty({ example: 'Fiona Alder' })
  readonly name: string;

  @ApiProperty({ example: 'fiona@alder-joinery.example' })
  readonly email: string;

  @NullableText('0141 496 0123')
  readonly phone: string | null;

  @NullableText('Alder Joinery Ltd')
  readonly company: string | null;

  @ApiProperty({ enum: LEAD_STATUSES, example: 'lead' })
  readonly status: LeadStatus;

  @NullableText('Referral')
  readonly source: string | null;

  @NullableText('Wants a second spray booth in spring')
  readonly notes: string | null;

  @Time('2026-03-12T09:30:00.000Z')
  readonly createdAt: string;

  @Time('2026-03-12T09:30:00.000Z')
  readonly updatedAt: string;
}

export class AddedLeadResponse extends LeadResponse implements AddedLead {
  @Integer(0, 'Number of your other leads with the same email address')
  readonly duplicates: number;
}

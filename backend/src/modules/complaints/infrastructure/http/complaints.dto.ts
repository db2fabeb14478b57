import { ApiProperty } from '@nestjs/swagger';
import { PRODUCT_KEYS } from '#kernel/lending/product.js';
import { ORDERS_BY_AGE, type OrderByAge } from '#platform/application/list.js';
import { OptionalChoice, OptionalFlag, RequiredChoice } from '#platform/infrastructure/http/dto/choice.js';
import { dayText } from '#platform/infrastructure/http/dto/day.js';
import { emailText } from '#platform/infrastructure/http/dto/email.js';
import { idText } from '#platform/infrastructure/http/dto/id.js';
import { ListQuery, Search } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { OptionalNumber } from '#platform/infrastructure/http/dto/numbers.js';
import { OwnerId, OwnerResponse } from '#platform/infrastructure/http/dto/owner.dto.js';
import { ReadVersion } from '#platform/infrastructure/http/dto/read-version.js';
import {
  Id,
  NullableDay,
  NullableId,
  NullableInteger,
  NullableText,
  Time,
} from '#platform/infrastructure/http/dto/shown.js';
import { ClearableText, OptionalText, RequiredText } from '#platform/infrastructure/http/dto/text.js';
import { wholeOf } from '#platform/infrastructure/spreadsheet/writing/export-query.dto.js';
import type { ComplaintListRequest, ComplaintView } from '../../application/complaint-views.js';
import {
  COMPLAINT_KINDS,
  COMPLAINT_OUTCOMES,
  COMPLAINT_STATUSES,
  type ComplaintKind,
  type ComplaintOutcome,
  type ComplaintStatus,
} from '../../domain/complaint.js';

const APPLICATION = '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f15';

const ApplicationLink = (): PropertyDecorator =>
  ClearableText({
    ...idText('Application', 'the id of an application'),
    example: APPLICATION,
    description: 'Id of the application it is about. While the complaint is open, no part of it is deleted',
  });

export class ListComplaintsQuery extends ListQuery implements ComplaintListRequest {
  @Search({
    example: 'C1001',
    description: 'The reference, or part of the name, company, email address, phone number or text',
  })
  readonly q?: string;

  @OptionalChoice(COMPLAINT_KINDS)
  readonly kind?: ComplaintKind;

  @OptionalChoice(COMPLAINT_STATUSES)
  readonly status?: ComplaintStatus;

  @OptionalChoice(ORDERS_BY_AGE, { default: 'newest' })
  readonly sort?: OrderByAge;
}

export class ExportComplaintsQuery extends wholeOf(ListComplaintsQuery) {}

export class RecordComplaintRequest {
  @RequiredChoice('kind', COMPLAINT_KINDS, {
    example: 'service',
    description: 'About the service, or about how personal data is handled',
  })
  readonly kind: ComplaintKind;

  @RequiredText({ max: 200, min: 2, example: 'Isla Fraser', missing: 'Enter the name of the complainant' })
  readonly name: string;

  @RequiredText(emailText({ example: 'isla@fraser-bakery.example', missing: 'Enter a valid email address' }))
  readonly email: string;

  @OptionalText({ max: 40, example: '0141 496 0177' })
  readonly phone?: string;

  @OptionalText({ max: 200, example: 'Fraser Bakery Ltd' })
  readonly company?: string;

  @RequiredText({
    max: 5_000,
    shape: 'multi-line',
    example: 'The client waited a week for our call, and the offer expired.',
    missing: 'Enter what happened',
  })
  readonly whatHappened: string;

  @OptionalText({ max: 2_000, shape: 'multi-line', example: 'Ask the lender to extend the offer.' })
  readonly wanted?: string;

  @RequiredText(
    dayText({
      label: 'Date received',
      missing: 'Enter the date received',
      description: 'Date received in London',
    }),
  )
  readonly receivedOn: string;

  @ApplicationLink()
  readonly applicationId?: string | null;
}

/** Omitted fields stay unchanged. */
export class ChangeComplaintRequest {
  @OptionalChoice(PRODUCT_KEYS, { nullable: true, description: 'Product it is about; null for none' })
  readonly product?: string | null;

  @ApplicationLink()
  readonly applicationId?: string | null;

  @OwnerId()
  readonly ownerId?: string | null;

  @ClearableText(
    dayText({
      label: 'Date acknowledged',
      description: 'Date acknowledged; not in the future. Null if not yet',
    }),
  )
  readonly acknowledgedOn?: string | null;

  @ClearableText(
    dayText({
      label: 'Date of the final response',
      description: 'Date of the final response; together with the outcome. Null reopens the complaint',
    }),
  )
  readonly respondedOn?: string | null;

  @OptionalChoice(COMPLAINT_OUTCOMES, {
    nullable: true,
    description: 'Outcome; together with `respondedOn`. Null reopens the complaint',
  })
  readonly outcome?: ComplaintOutcome | null;

  @OptionalNumber('pence', { label: 'Redress', example: 25_000, description: 'Redress paid; null for none' })
  readonly redressPence?: number | null;

  @ClearableText({
    max: 2_000,
    shape: 'multi-line',
    label: 'Root cause',
    example: 'No one covered the owner’s holiday.',
  })
  readonly rootCause?: string | null;

  @OptionalFlag({ nullable: true, example: false, description: 'Whether the customer is vulnerable' })
  readonly isVulnerable?: boolean | null;

  @ClearableText({ max: 10_000, shape: 'multi-line', label: 'Notes', example: 'Called on Monday; grateful.' })
  readonly notes?: string | null;

  @ReadVersion('complaint')
  readonly updatedAt?: Date;
}

export class ComplaintResponse implements ComplaintView {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f17')
  readonly id: string;

  @ApiProperty({ example: 'C1001' })
  readonly reference: string;

  @ApiProperty({ enum: COMPLAINT_KINDS, example: 'service' })
  readonly kind: ComplaintKind;

  @ApiProperty({
    enum: COMPLAINT_STATUSES,
    example: 'open',
    description: 'A complaint with an outcome is closed',
  })
  readonly status: ComplaintStatus;

  @ApiProperty({ example: 'Isla Fraser' })
  readonly name: string;

  @ApiProperty({ example: 'isla@fraser-bakery.example' })
  readonly email: string;

  @NullableText('0141 496 0177')
  readonly phone: string | null;

  @NullableText('Fraser Bakery Ltd')
  readonly company: string | null;

  @ApiProperty({ example: 'I waited a week for your call, and the offer expired.' })
  readonly whatHappened: string;

  @NullableText('Please ask the lender to extend the offer.', 'What would put it right')
  readonly wanted: string | null;

  @ApiProperty({ format: 'date', example: '2026-03-12', description: 'Date received in London' })
  readonly receivedOn: string;

  @ApiProperty({ format: 'date', example: '2026-03-17', description: 'Acknowledgement due' })
  readonly acknowledgeBy: string;

  @NullableDay('2026-05-07', 'Final response due; null for data complaints, due without undue delay')
  readonly respondBy: string | null;

  @NullableText('business-loans')
  readonly product: string | null;

  @NullableId(APPLICATION)
  readonly applicationId: string | null;

  @NullableText('Fraser Bakery Ltd', 'Company of the application')
  readonly companyName: string | null;

  @ApiProperty({ type: OwnerResponse, nullable: true, description: 'Owner; null if unassigned' })
  readonly owner: OwnerResponse | null;

  @NullableDay(null)
  readonly acknowledgedOn: string | null;

  @NullableDay(null)
  readonly respondedOn: string | null;

  @ApiProperty({ enum: COMPLAINT_OUTCOMES, nullable: true, example: null })
  readonly outcome: ComplaintOutcome | null;

  @NullableInteger(null, 'Redress paid')
  readonly redressPence: number | null;

  @NullableText(null)
  readonly rootCause: string | null;

  @ApiProperty({ type: Boolean, nullable: true, example: null })
  readonly isVulnerable: boolean | null;

  @NullableText(null)
  readonly notes: string | null;

  @Time('2026-03-12T09:30:00.000Z')
  readonly createdAt: string;

  @Time('2026-03-12T09:30:00.000Z', 'Version for optimistic locking: send it with an update')
  readonly updatedAt: string;
}

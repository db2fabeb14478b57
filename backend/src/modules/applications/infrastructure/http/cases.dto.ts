import { ApiProperty, PickType } from '@nestjs/swagger';
import { isISO8601 } from 'class-validator';
import { readFundingType, UNKNOWN_FUNDING_TYPE } from '#kernel/lending/funding-type.js';
import { OptionalChoice, OptionalFlag } from '#platform/infrastructure/http/dto/choice.js';
import { ListQuery, Search } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { ReadVersion } from '#platform/infrastructure/http/dto/read-version.js';
import { ClearableText, OptionalText } from '#platform/infrastructure/http/dto/text.js';
import { wholeOf } from '#platform/infrastructure/spreadsheet/writing/export-query.dto.js';
import {
  Id,
  Integer,
  NullableDay,
  NullableId,
  NullableInteger,
  NullableText,
  NullableTime,
  Time,
} from '#platform/infrastructure/http/dto/shown.js';
import {
  CASE_ANSWERS,
  CASE_ORDERS,
  TIMELINE_ACTORS,
  TIMELINE_KINDS,
  type CaseDetails,
  type CaseHandler,
  type CaseListRequest,
  type CaseOrder,
  type CaseProgress,
  type CaseView,
  type FurtherAnswer,
  type TimelineEntry,
} from '../../application/cases/case.queries.js';
import {
  APPLICATION_STATUSES,
  STAGES,
  type ApplicationStatus,
  type Stage,
} from '../../domain/application-status.js';
import type { StoredMatch } from '../../domain/stored-matches.js';
import { AnswersResponse } from './answers/answers-response.js';
import { AnswersRequest } from './answers/answers.dto.js';

export class SubmitCaseRequest extends AnswersRequest {
  @OptionalFlag({
    example: true,
    description:
      'Whether the client knows that you are sharing these details. Only then do we email the client.',
  })
  readonly clientConsent?: boolean | null;

  @OptionalText({
    max: 100,
    label: 'Reference',
    example: 'CRM-20417',
    description:
      'Your own reference for the case, such as its id in your system; must be unique among your cases',
  })
  readonly externalReference?: string;
}

export class NoteOnCaseRequest {
  @ClearableText({ max: 5_000, shape: 'multi-line', example: 'Met on Tuesday; accounts to follow' })
  readonly notes?: string | null;

  @ReadVersion('case')
  readonly updatedAt?: Date;
}

const A_TIME = '2026-03-12T09:30:00.000Z';

/** Whether a text is a time in ISO 8601 with its time zone. */
const isInstant = (text: string): boolean =>
  /^[1-9]\d{3}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text) &&
  isISO8601(text, { strict: true }) &&
  !Number.isNaN(Date.parse(text));

/** Filters and order of cases. */
export class CasesQuery extends ListQuery implements CaseListRequest {
  @OptionalText({
    max: 100,
    label: 'externalReference',
    example: 'CRM-20417',
    description: 'Your own reference, exactly as you sent it. Returns one case, or none',
  })
  readonly externalReference?: string;

  @OptionalText({
    max: 40,
    label: 'updatedSince',
    example: A_TIME,
    description:
      'ISO 8601 time. Only cases that have changed at this time or later, their progress with lenders included. Some changes are internal to the broker, so a case may look unchanged',
    check: (text) =>
      isInstant(text) ? null : `updatedSince must be a time with its time zone, such as ${A_TIME}`,
  })
  readonly updatedSince?: string;

  @Search({
    example: 'alder',
    description: 'Part of the company name, contact name, email address, company number or your reference',
  })
  readonly q?: string;

  @OptionalChoice(APPLICATION_STATUSES)
  readonly status?: ApplicationStatus;

  @OptionalText({
    max: 200,
    label: 'fundingType',
    example: 'Property Mortgage',
    description:
      'A product slug or a partner label, case-insensitive. Matches cases for any of the same products',
    check: (text) => (readFundingType(text) === null ? UNKNOWN_FUNDING_TYPE : null),
  })
  readonly fundingType?: string;

  @OptionalChoice(CASE_ORDERS, { default: 'newest' })
  readonly sort?: CaseOrder;
}

export class ExportCasesQuery extends wholeOf(CasesQuery) {}

export class CaseProgressResponse implements CaseProgress {
  @ApiProperty({ enum: STAGES, example: 'completed', description: 'Same as the case’s `stage`' })
  readonly stage: Stage;

  @Integer(3, 'Number of lenders the details were sent to')
  readonly lendersAsked: number;

  @Integer(2, 'Number of offers received, excluding those that lenders withdrew')
  readonly offers: number;

  @NullableDay('2026-03-27', 'Completion date in London; null if not completed or reversed')
  readonly completedOn: string | null;

  @NullableInteger(12_500_000, 'Amount drawn down, in pence; null if not completed or reversed')
  readonly drawnPence: number | null;
}

export class CaseResponse extends PickType(AnswersResponse, CASE_ANSWERS) implements CaseView {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11')
  readonly id: string;

  @ApiProperty({ enum: APPLICATION_STATUSES, example: 'in_review' })
  readonly status: ApplicationStatus;

  @ApiProperty({
    enum: STAGES,
    example: 'with_lenders',
    description: 'Progress from submission to completion',
  })
  readonly stage: Stage;

  @ApiProperty({
    type: CaseProgressResponse,
    description:
      'Progress with lenders, in figures. The lenders are not named, except the one whose offer is accepted; offer terms stay between the client and the broker.',
  })
  readonly progress: CaseProgressResponse;

  @NullableText(null, 'Your own notes; the broker’s are not included')
  readonly notes: string | null;

  @NullableText('Alba', 'Assigned lender')
  readonly assignedLender: string | null;

  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f12', 'Your partner id')
  readonly introducerId: string;

  @NullableTime('2026-03-12T09:30:00.000Z', 'Time you stated that the client knows; null if you did not')
  readonly clientConsentAt: string | null;

  @NullableText('CRM-20417')
  readonly externalReference: string | null;

  @ApiProperty({ example: false, description: 'Whether the client applied through your referral link' })
  readonly viaLink: boolean;

  @NullableId(null, 'Id of the newer application that this one duplicates, if any')
  readonly duplicateOf: string | null;

  @Time('2026-03-12T09:30:00.000Z')
  readonly createdAt: string;

  @Time('2026-03-13T11:00:00.000Z', 'Version for optimistic locking: send it with an update')
  readonly updatedAt: string;
}

export class TimelineEntryResponse implements TimelineEntry {
  @Time('2026-03-13T11:00:00.000Z')
  readonly at: string;

  @ApiProperty({ enum: TIMELINE_KINDS, example: 'status' })
  readonly what: TimelineEntry['what'];

  @NullableText('pending', 'Previous status or lender')
  readonly from: string | null;

  @NullableText(
    'in_review',
    'New status or lender. For `offer_accepted`, the lender; null for `lender_asked`, `lender_declined`, `offer_came`, `completed` and `completion_reversed`',
  )
  readonly to: string | null;

  @NullableText(null, 'Reason, if the broker gave one')
  readonly reason: string | null;

  @ApiProperty({ enum: TIMELINE_ACTORS, example: 'broker' })
  readonly by: TimelineEntry['by'];
}

export class KeptMatchResponse implements StoredMatch {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f13', 'Lender id')
  readonly id: string;

  @ApiProperty({ example: 'Alba' })
  readonly name: string;

  @Integer(86, 'Score in percent')
  readonly score: number;
}

export class FurtherAnswerResponse implements FurtherAnswer {
  @ApiProperty({ type: String, example: 'purpose', description: 'Field name in your request' })
  readonly name: FurtherAnswer['name'];

  @ApiProperty({ example: 'Purpose' })
  readonly question: string;

  @ApiProperty({ example: 'A second spray booth' })
  readonly answer: string;
}

export class CaseHandlerResponse implements CaseHandler {
  @ApiProperty({ example: 'Ada Admin' })
  readonly name: string;

  @NullableText('0141 496 0101', 'Phone number; null if there is only the firm’s')
  readonly phone: string | null;
}

export class CaseDetailsResponse extends CaseResponse implements CaseDetails {
  @ApiProperty({
    type: CaseHandlerResponse,
    nullable: true,
    description: 'Staff member who handles the case; null until it is assigned',
  })
  readonly handler: CaseHandlerResponse | null;

  @ApiProperty({
    type: [FurtherAnswerResponse],
    description: 'Other answers you submitted; empty for cases from your referral link',
  })
  readonly furtherAnswers: readonly FurtherAnswerResponse[];

  @ApiProperty({ type: [TimelineEntryResponse], description: 'Events, oldest first' })
  readonly timeline: readonly TimelineEntryResponse[];

  @ApiProperty({ type: [KeptMatchResponse], description: 'Best matches at submission, best first' })
  readonly matches: readonly KeptMatchResponse[];
}

import { ApiProperty, PickType } from '@nestjs/swagger';
import { readFundingType, UNKNOWN_FUNDING_TYPE } from '#kernel/lending/funding-type.js';
import { OptionalFlag } from '#platform/infrastructure/http/dto/choice.js';
import { ListQuery, OptionalChoice, Search } from '#platform/infrastructure/http/dto/list-query.dto.js';
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
import { AnswersResponse } from './answers-response.js';
import { AnswersRequest } from './answers.dto.js';

export class SubmitCaseRequest extends AnswersRequest {
  @OptionalFlag({
    example: true,
    description:
      'Whether the client knows that these details are shared. Only then is the client told by mail.',
  })
  readonly clientConsent?: boolean | null;

  @OptionalText({
    max: 100,
    label: 'Reference',
    example: 'CRM-20417',
    description:
      'What you call the case, such as its id in your own system; no two of your cases have the same',
  })
  readonly externalReference?: string;
}

export class NoteOnCaseRequest {
  @ClearableText({ max: 5_000, shape: 'multi-line', example: 'Met on Tuesday; accounts to follow' })
  readonly notes?: string | null;

  @ReadVersion('case')
  readonly updatedAt?: Date;
}

/** Which cases are asked for, and in which order. */
export class CasesQuery extends ListQuery implements CaseListRequest {
  @Search({
    example: 'alder',
    description:
      'Part of the company’s name, the contact’s name, the e-mail address, the company number or your reference',
  })
  readonly q?: string;

  @OptionalChoice(APPLICATION_STATUSES)
  readonly status?: ApplicationStatus;

  @OptionalText({
    max: 200,
    label: 'fundingType',
    example: 'Property Mortgage',
    description: 'A product slug or a partner label, in any case: cases for any of the same products',
    check: (text) => (readFundingType(text) === null ? UNKNOWN_FUNDING_TYPE : null),
  })
  readonly fundingType?: string;

  @OptionalChoice(CASE_ORDERS, { default: 'newest' })
  readonly sort?: CaseOrder;
}

export class ExportCasesQuery extends wholeOf(CasesQuery) {}

export class CaseProgressResponse implements CaseProgress {
  @ApiProperty({ enum: STAGES, example: 'completed', description: 'The same as `stage` of the case' })
  readonly stage: Stage;

  @Integer(3, 'How many lenders were sent the details')
  readonly lendersAsked: number;

  @Integer(2, 'How many offers came; those that lenders took back are left out')
  readonly offers: number;

  @NullableDay(
    '2026-03-27',
    'The day in London on which the money was drawn; null until then, and once that is reversed',
  )
  readonly completedOn: string | null;

  @NullableInteger(12_500_000, 'How much was drawn, in pence; null until then, and once that is reversed')
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
    description: 'How far it is on the way from the fact-find to drawn money',
  })
  readonly stage: Stage;

  @ApiProperty({
    type: CaseProgressResponse,
    description:
      'How far it has come with lenders, in figures. Who they are, other than the one whose offer is accepted, and on which terms they offer is between the client and the broker.',
  })
  readonly progress: CaseProgressResponse;

  @NullableText(null, 'Your own; the broker’s are kept apart')
  readonly notes: string | null;

  @NullableText('Alba', 'The lender it is placed with')
  readonly assignedLender: string | null;

  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f12', 'Yours')
  readonly introducerId: string;

  @NullableTime('2026-03-12T09:30:00.000Z', 'When you said that the client knows; null if you did not')
  readonly clientConsentAt: string | null;

  @NullableText('CRM-20417')
  readonly externalReference: string | null;

  @ApiProperty({ example: false, description: 'Whether the client sent it, by your referral link' })
  readonly viaLink: boolean;

  @NullableId(null, 'The newer application about the same, which this one is a duplicate of; null for most')
  readonly duplicateOf: string | null;

  @Time('2026-03-12T09:30:00.000Z')
  readonly createdAt: string;

  @Time('2026-03-13T11:00:00.000Z', 'Send it with a change')
  readonly updatedAt: string;
}

export class TimelineEntryResponse implements TimelineEntry {
  @Time('2026-03-13T11:00:00.000Z')
  readonly at: string;

  @ApiProperty({ enum: TIMELINE_KINDS, example: 'status' })
  readonly what: TimelineEntry['what'];

  @NullableText('pending', 'The status or lender before')
  readonly from: string | null;

  @NullableText(
    'in_review',
    'The status or lender since; of `offer_accepted` the lender whose offer is accepted, of `lender_asked`, `lender_declined`, `offer_came`, `completed` and `completion_reversed` null',
  )
  readonly to: string | null;

  @NullableText(null, 'Why, where the broker said so')
  readonly reason: string | null;

  @ApiProperty({ enum: TIMELINE_ACTORS, example: 'broker' })
  readonly by: TimelineEntry['by'];
}

export class KeptMatchResponse implements StoredMatch {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f13', 'The lender’s')
  readonly id: string;

  @ApiProperty({ example: 'Alba' })
  readonly name: string;

  @Integer(86, 'Percent')
  readonly score: number;
}

export class FurtherAnswerResponse implements FurtherAnswer {
  @ApiProperty({ type: String, example: 'purpose', description: 'What it was sent as' })
  readonly name: FurtherAnswer['name'];

  @ApiProperty({ example: 'Purpose' })
  readonly question: string;

  @ApiProperty({ example: 'A second spray booth' })
  readonly answer: string;
}

export class CaseDetailsResponse extends CaseResponse implements CaseDetails {
  @ApiProperty({
    type: [FurtherAnswerResponse],
    description: 'What else you sent with it; nothing of what a client sent by your link',
  })
  readonly furtherAnswers: readonly FurtherAnswerResponse[];

  @ApiProperty({ type: [TimelineEntryResponse], description: 'Oldest first' })
  readonly timeline: readonly TimelineEntryResponse[];

  @ApiProperty({ type: [KeptMatchResponse], description: 'The best of the day it was submitted, best first' })
  readonly matches: readonly KeptMatchResponse[];
}

import { ApiProperty, IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsUUID, isUUID } from 'class-validator';
import { MOST_COUNTED } from '#shared/application/list.js';
import { OptionalChoice } from '#shared/infrastructure/http/dto/list-query.dto.js';
import { OwnerFilter, OwnerId, OwnerResponse } from '#shared/infrastructure/http/dto/owner.dto.js';
import { wholeOf } from '#shared/infrastructure/spreadsheet/writing/export-query.dto.js';
import { ReadVersion } from '#shared/infrastructure/http/dto/read-version.js';
import { ClearableText, OptionalText } from '#shared/infrastructure/http/dto/text.js';
import {
  APPLICATION_ORDERS,
  type ApplicationOrder,
  type ApplicationView,
  type NextTask,
} from '../../application/application-lists.js';
import {
  AGES,
  ASKED_DUE,
  DIRECT,
  type Age,
  type ApplicationListRequest,
  type AskedDue,
  type ListedApplication,
} from '../../application/list-applications.js';
import { DUE_STATES, type DueState } from '../../domain/answer-clock.js';
import { MOST_REVIEWED, type Reviewed } from '../../application/review-applications.js';
import type { AnswerFigures } from '../../application/measure-answers.js';
import {
  APPLICATION_SOURCES,
  APPLICATION_STATUSES,
  STAGES,
  type ApplicationSource,
  type ApplicationStatus,
  type Stage,
} from '../../domain/funding-application.js';
import type { PerimeterInWords } from '../../domain/perimeter-words.js';
import { PERIMETER_ANSWERS, type PerimeterAnswer } from '../../domain/perimeter.js';
import { AnswersResponse } from './answer-example.js';
import { CaseResponse, CasesQuery } from './cases.dto.js';

export class ListApplicationsQuery extends OmitType(CasesQuery, ['sort']) implements ApplicationListRequest {
  @OptionalChoice(APPLICATION_ORDERS, { default: 'newest' })
  readonly sort?: ApplicationOrder;

  @OptionalChoice(STAGES, { description: 'How far they are on the way to drawn money' })
  readonly stage?: Stage;

  @OptionalChoice(PERIMETER_ANSWERS, {
    description:
      'Whether they can be lending that the law regulates, as a first look by a rule: no legal advice',
  })
  readonly perimeter?: PerimeterAnswer;

  @OptionalChoice(AGES, {
    description: 'When they came: within the last day, week, 30 days, or before those',
  })
  readonly received?: Age;

  @OptionalText({
    max: 36,
    label: 'partner',
    example: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f12',
    description: `The id of the partner whose cases they are; '${DIRECT}' for those that belong to none`,
    check: (text) =>
      text === DIRECT || isUUID(text) ? null : `partner must be a partner’s id or '${DIRECT}'`,
  })
  readonly partner?: string;

  @OptionalChoice(ASKED_DUE, {
    description: 'Those that nobody has looked at yet: late, or due within an office hour',
  })
  readonly due?: AskedDue;

  @OwnerFilter('cases')
  readonly owner?: string;

  @OptionalChoice(['include'] as const, {
    description: 'Also those that are marked as duplicates of newer ones, which are left out otherwise',
  })
  readonly duplicates?: 'include';
}

export class ExportApplicationsQuery extends wholeOf(ListApplicationsQuery) {}

/** Only what is sent is changed. */
export class ReviewRequest {
  @OptionalChoice(APPLICATION_STATUSES, { description: 'Any may follow any other' })
  readonly status?: ApplicationStatus | null;

  @OptionalText({
    max: 1_000,
    shape: 'multi-line',
    example: 'The turnover is below what our lenders ask for',
    description: 'Why the status moves: the partner reads it, in the portal and by mail. Kept for good.',
  })
  readonly reason?: string;

  @OptionalText({
    max: 1_000,
    shape: 'multi-line',
    example: 'The lenders we work with ask for two years of trading. We are glad to look again in May.',
    description:
      'The same in words for the applicant, who reads them by the status link and by mail once it is rejected. Kept for good.',
  })
  readonly clientReason?: string;

  @ClearableText({
    max: 5_000,
    shape: 'multi-line',
    example: 'Rang twice; accounts to follow',
    description: 'Internal: no partner and no applicant reads it',
  })
  readonly notes?: string | null;

  @ClearableText({
    max: 200,
    label: 'Assigned lender',
    example: 'Alba',
    description: 'The name of a lender of the directory; null takes the case back',
  })
  readonly assignedLender?: string | null;

  @OwnerId()
  readonly ownerId?: string | null;

  @ReadVersion('application')
  readonly updatedAt?: Date;
}

const IDS = `ids must be the ids of 1 to ${MOST_REVIEWED} applications`;

export class BulkReviewRequest extends PickType(ReviewRequest, [
  'status',
  'reason',
  'clientReason',
  'ownerId',
]) {
  @ApiProperty({
    type: [String],
    minItems: 1,
    maxItems: MOST_REVIEWED,
    example: ['0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11'],
    description: 'Which applications; the same change is made to each',
  })
  @ArrayMinSize(1, { message: IDS })
  @ArrayMaxSize(MOST_REVIEWED, { message: IDS })
  @IsUUID(undefined, { each: true, message: IDS })
  readonly ids: string[];
}

export class ReviewedResponse implements Reviewed {
  @ApiProperty({ format: 'uuid', example: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11' })
  readonly id: string;

  @ApiProperty({ example: true, description: 'Whether it is now as the call asked for' })
  readonly ok: boolean;

  @ApiProperty({
    type: String,
    required: false,
    example: 'There is no such application. It may have been deleted.',
    description: 'Why it stayed as it was',
  })
  readonly error?: string;
}

class NextTaskResponse implements NextTask {
  @ApiProperty({ format: 'uuid', example: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f16' })
  readonly id: string;

  @ApiProperty({ example: 'Ask for the accounts of 2025' })
  readonly title: string;

  @ApiProperty({ format: 'date', example: '2026-03-16', description: 'By which day, in London' })
  readonly dueOn: string;
}

export class ApplicationResponse
  extends IntersectionType(
    PickType(CaseResponse, [
      'id',
      'status',
      'stage',
      'assignedLender',
      'clientConsentAt',
      'externalReference',
      'viaLink',
      'duplicateOf',
      'createdAt',
      'updatedAt',
    ]),
    AnswersResponse,
  )
  implements ApplicationView
{
  @ApiProperty({ type: String, nullable: true, example: null, description: 'The broker’s internal note' })
  readonly notes: string | null;

  @ApiProperty({
    type: OwnerResponse,
    nullable: true,
    description: 'Who of the staff sees to it; null for nobody',
  })
  readonly owner: OwnerResponse | null;

  @ApiProperty({
    type: NextTaskResponse,
    nullable: true,
    description: 'Of the open tasks for it the one that is due first',
  })
  readonly nextTask: NextTaskResponse | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Alba',
    description:
      'The lender whose offer is accepted; null where none is. `assignedLender` is what staff say, and may be another.',
  })
  readonly acceptedLender: string | null;

  @ApiProperty({
    enum: APPLICATION_SOURCES,
    example: 'web',
    description:
      'How it came: by the site, from a partner, by a partner’s link, or by phone, e-mail or in person to staff, who entered it',
  })
  readonly source: ApplicationSource;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'The partner’s own note' })
  readonly partnerNotes: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '86',
    description: 'The best score in percent on the day it was submitted, if any lender matched',
  })
  readonly matchScore: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'uuid',
    example: null,
    description: 'The partner whose case it is; null where it is no partner’s',
  })
  readonly introducerId: string | null;

  @ApiProperty({
    format: 'date-time',
    example: '2026-03-12T11:30:00.000Z',
    description: 'By when somebody has to have looked at it: two office hours after it came',
  })
  readonly dueAt: string;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    example: null,
    description: 'When its status was first moved, or when staff entered it themselves; null while it waits',
  })
  readonly firstMovedAt: string | null;
}

export class PerimeterResponse implements PerimeterInWords {
  @ApiProperty({ enum: PERIMETER_ANSWERS, example: 'may_be_regulated' })
  readonly answer: PerimeterAnswer;

  @ApiProperty({ example: 'A loan of up to £25,000 to a sole trader or a small partnership.' })
  readonly reason: string;
}

export class ListedApplicationResponse extends ApplicationResponse implements ListedApplication {
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Alder Accounts Ltd',
    description: 'The company of the partner whose case it is',
  })
  readonly partner: string | null;

  @ApiProperty({
    enum: DUE_STATES,
    nullable: true,
    example: 'soon',
    description: 'Late, due within an office hour, or later; null once somebody has looked at it',
  })
  readonly due: DueState | null;

  @ApiProperty({
    type: PerimeterResponse,
    description:
      'Whether it can be lending that the law regulates, and why: a first look by a rule, no legal advice',
  })
  readonly perimeter: PerimeterResponse;
}

const minutes = (description: string) => ({
  type: 'integer' as const,
  nullable: true,
  example: 95,
  description: `Minutes of office hours from an enquiry’s arrival until ${description}, for half of them at most`,
});

export class AnswerFiguresResponse implements AnswerFigures {
  @ApiProperty({
    type: 'integer',
    example: 2,
    description: `How many nobody has looked at in time; ${MOST_COUNTED} stands for so many or more, here and below`,
  })
  readonly overdue: number;

  @ApiProperty({ type: 'integer', example: 3, description: 'How many are due within an office hour' })
  readonly dueSoon: number;

  @ApiProperty({
    type: 'integer',
    example: 214,
    description: 'How many decisions are measured: those of the last 90 days, the latest 1,000 at most',
  })
  readonly decided: number;

  @ApiProperty(minutes('its status was first moved'))
  readonly medianFirstMoveMinutes: number | null;

  @ApiProperty(minutes('it was first approved or rejected'))
  readonly medianDecisionMinutes: number | null;
}

import { ApiProperty, IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { OptionalChoice } from '#platform/infrastructure/http/dto/choice.js';
import { idText } from '#platform/infrastructure/http/dto/id.js';
import { COUNT_LIMIT } from '#platform/application/list.js';
import { OwnerFilter, OwnerResponse } from '#platform/infrastructure/http/dto/owner.dto.js';
import { wholeOf } from '#platform/infrastructure/spreadsheet/writing/export-query.dto.js';
import { OptionalText } from '#platform/infrastructure/http/dto/text.js';
import {
  Id,
  Integer,
  NullableId,
  NullableInteger,
  NullableText,
  NullableTime,
  Time,
} from '#platform/infrastructure/http/dto/shown.js';
import {
  APPLICATION_ORDERS,
  type ApplicationOrder,
  type ApplicationView,
  type NextTask,
  type StageAmount,
} from '../../application/lists/application-views.js';
import { CASE_FIELDS } from '../../application/cases/case.queries.js';
import {
  AGES,
  DUE_FILTERS,
  DIRECT,
  type Age,
  type ApplicationListRequest,
  type DueFilter,
  type ListedApplication,
} from '../../application/lists/list-applications.js';
import { DUE_STATES, type DueState } from '../../domain/response-time/answer-clock.js';
import { APPLICATION_SOURCES, type ApplicationSource } from '../../domain/application-origin.js';
import { STAGES, type Stage } from '../../domain/application-status.js';
import {
  NEXT_STEP_SUBJECTS,
  NEXT_STEPS,
  type NextStep,
  type NextStepKind,
  type NextStepSubject,
} from '../../domain/next-step/step.js';
import type { PerimeterInWords } from '../../domain/perimeter/perimeter-words.js';
import {
  PERIMETER_ANSWERS,
  PERIMETER_OUTCOMES,
  type PerimeterAnswer,
  type PerimeterOutcome,
} from '../../domain/perimeter/perimeter.js';
import { AnswersResponse } from './answers/answers-response.js';
import { CaseResponse, CasesQuery } from './cases.dto.js';

export class ListApplicationsQuery
  extends OmitType(CasesQuery, ['sort', 'externalReference', 'updatedSince'])
  implements ApplicationListRequest
{
  @OptionalChoice(APPLICATION_ORDERS, { default: 'newest' })
  readonly sort?: ApplicationOrder;

  @OptionalChoice(STAGES, { description: 'Stage' })
  readonly stage?: Stage;

  @OptionalChoice(PERIMETER_ANSWERS, {
    description: 'Result of the automatic check for regulated lending; not legal advice',
  })
  readonly perimeter?: PerimeterAnswer;

  @OptionalChoice(AGES, {
    description: 'When they were received: in the last day, week or 30 days, or earlier',
  })
  readonly received?: Age;

  @OptionalText({
    ...idText('partner', `a partner’s id or '${DIRECT}'`, [DIRECT]),
    example: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f12',
    description: `Id of a partner; '${DIRECT}' for applications without one`,
  })
  readonly partner?: string;

  @OptionalChoice(DUE_FILTERS, {
    description: 'Applications awaiting a first response: overdue, or due within one business hour',
  })
  readonly due?: DueFilter;

  @OwnerFilter('cases')
  readonly owner?: string;

  @OptionalChoice(['include'] as const, {
    description: 'Set to `include` to list applications marked as duplicates too',
  })
  readonly duplicates?: 'include';
}

export class ApplicationAmountsQuery extends OmitType(ListApplicationsQuery, ['sort', 'limit', 'cursor']) {}

export class StageAmountResponse implements StageAmount {
  @ApiProperty({ enum: STAGES, example: 'with_lenders' })
  readonly stage: Stage;

  @NullableInteger(
    184_000_000,
    `Total amount requested; the upper end if an application gives a range. Null if ${COUNT_LIMIT} or more applications match other filters than status, stage, product and partner`,
  )
  readonly amountPence: number | null;
}

export class ExportApplicationsQuery extends wholeOf(ListApplicationsQuery) {}

class NextTaskResponse implements NextTask {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f16')
  readonly id: string;

  @ApiProperty({ example: 'Ask for the accounts of 2025' })
  readonly title: string;

  @ApiProperty({ format: 'date', example: '2026-03-16', description: 'Due date in London' })
  readonly dueOn: string;
}

class NextStepSubjectResponse implements NextStepSubject {
  @ApiProperty({ enum: NEXT_STEP_SUBJECTS, example: 'submission' })
  readonly type: NextStepSubject['type'];

  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f21', 'Record the step is about; the first of several')
  readonly id: string;

  @ApiProperty({ example: 'Alba', description: 'Name of the lender, or title of the task' })
  readonly name: string;

  @Integer(1, 'Number of records the step is about')
  readonly count: number;
}

export class NextStepResponse implements NextStep {
  @ApiProperty({
    enum: NEXT_STEPS,
    example: 'send',
    description: 'Action; those called `await_…` wait for someone else. `task` is an overdue task',
  })
  readonly kind: NextStepKind;

  @ApiProperty({ example: 'Send to Alba', description: 'Step, as staff see it' })
  readonly label: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    required: false,
    example: '2026-03-16T18:00:00.000Z',
    description: 'Due time; a due date counts until the close of business in London',
  })
  readonly dueAt?: string;

  @ApiProperty({ type: NextStepSubjectResponse, required: false })
  readonly subject?: NextStepSubjectResponse;
}

export class ApplicationResponse
  extends IntersectionType(PickType(CaseResponse, CASE_FIELDS), AnswersResponse)
  implements ApplicationView
{
  @NullableText(null, 'Internal notes of staff')
  readonly notes: string | null;

  @ApiProperty({
    type: OwnerResponse,
    nullable: true,
    description: 'Owner; null if unassigned',
  })
  readonly owner: OwnerResponse | null;

  @ApiProperty({
    type: NextTaskResponse,
    nullable: true,
    description: 'Open task with the earliest due date',
  })
  readonly nextTask: NextTaskResponse | null;

  @ApiProperty({
    type: NextStepResponse,
    nullable: true,
    description: 'What staff should do next; null if nothing',
  })
  readonly nextStep: NextStepResponse | null;

  @NullableText(
    'Alba',
    'Lender whose offer is accepted; null if none. `assignedLender` is set by staff and may differ.',
  )
  readonly acceptedLender: string | null;

  @ApiProperty({
    enum: APPLICATION_SOURCES,
    example: 'web',
    description:
      'Source: the website, a partner, a referral link, or staff, who added it by phone, email or in person',
  })
  readonly source: ApplicationSource;

  @NullableText(null, 'Notes of the partner')
  readonly partnerNotes: string | null;

  @NullableText('86', 'Best match score at submission, in percent; null if no lender matched')
  readonly matchScore: string | null;

  @NullableId(null, 'Id of the application it renews, if any')
  readonly renewalOf: string | null;

  @NullableId(null, 'Id of the case’s partner; null if direct')
  readonly introducerId: string | null;

  @Time('2026-03-12T11:30:00.000Z', 'Response due time: two business hours after it was received')
  readonly dueAt: string;

  @NullableTime(null, 'Time of the manual check for regulated lending')
  readonly perimeterCheckedAt: string | null;

  @NullableText(null, 'Name of the staff member who recorded the check')
  readonly perimeterCheckedBy: string | null;

  @ApiProperty({
    enum: PERIMETER_OUTCOMES,
    nullable: true,
    example: 'not_regulated',
    description: 'Outcome of the manual check; null if it was not given',
  })
  readonly perimeterOutcome: PerimeterOutcome | null;

  @NullableText(null, 'Internal note on what settled the check')
  readonly perimeterNote: string | null;

  @NullableTime(
    null,
    'Time of the first action on the client’s behalf: the client was contacted or asked, the details were sent to a lender, the status was changed, or staff created it; null while awaiting a response',
  )
  readonly firstMovedAt: string | null;
}

export class PerimeterResponse implements PerimeterInWords {
  @ApiProperty({ enum: PERIMETER_ANSWERS, example: 'may_be_regulated' })
  readonly answer: PerimeterAnswer;

  @ApiProperty({ example: 'A loan of up to £25,000 to a sole trader or a small partnership.' })
  readonly reason: string;
}

export class ListedApplicationResponse extends ApplicationResponse implements ListedApplication {
  @NullableText('Alder Accounts Ltd', 'Company name of the case’s partner')
  readonly partner: string | null;

  @ApiProperty({
    enum: DUE_STATES,
    nullable: true,
    example: 'soon',
    description:
      'Whether the first response is overdue, due within one business hour, or due later; null once responded to',
  })
  readonly due: DueState | null;

  @ApiProperty({
    type: PerimeterResponse,
    description:
      'Automatic check of whether the loan could be regulated, with reasons; not legal advice. Unless `answer` is `outside`, the application can only be sent to lenders after `POST …/perimeter-check`.',
  })
  readonly perimeter: PerimeterResponse;
}

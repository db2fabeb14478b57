import { ApiProperty, IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { OptionalChoice } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { OwnerFilter, OwnerResponse } from '#platform/infrastructure/http/dto/owner.dto.js';
import { wholeOf } from '#platform/infrastructure/spreadsheet/writing/export-query.dto.js';
import { OptionalText } from '#platform/infrastructure/http/dto/text.js';
import { Id, NullableId, NullableText, NullableTime, Time } from '#platform/infrastructure/http/dto/shown.js';
import {
  APPLICATION_ORDERS,
  type ApplicationOrder,
  type ApplicationView,
  type NextTask,
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
import { DUE_STATES, type DueState } from '../../domain/answer-clock.js';
import { APPLICATION_SOURCES, type ApplicationSource } from '../../domain/application-origin.js';
import { STAGES, type Stage } from '../../domain/application-status.js';
import type { PerimeterInWords } from '../../domain/perimeter-words.js';
import { PERIMETER_ANSWERS, type PerimeterAnswer } from '../../domain/perimeter.js';
import { AnswersResponse } from './answers-response.js';
import { CaseResponse, CasesQuery } from './cases.dto.js';

export class ListApplicationsQuery extends OmitType(CasesQuery, ['sort']) implements ApplicationListRequest {
  @OptionalChoice(APPLICATION_ORDERS, { default: 'newest' })
  readonly sort?: ApplicationOrder;

  @OptionalChoice(STAGES, { description: 'Stage' })
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

  @OptionalChoice(DUE_FILTERS, {
    description: 'Those that nobody has looked at yet: late, or due within an office hour',
  })
  readonly due?: DueFilter;

  @OwnerFilter('cases')
  readonly owner?: string;

  @OptionalChoice(['include'] as const, {
    description: 'Also those that are marked as duplicates of newer ones, which are left out otherwise',
  })
  readonly duplicates?: 'include';
}

export class ExportApplicationsQuery extends wholeOf(ListApplicationsQuery) {}

class NextTaskResponse implements NextTask {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f16')
  readonly id: string;

  @ApiProperty({ example: 'Ask for the accounts of 2025' })
  readonly title: string;

  @ApiProperty({ format: 'date', example: '2026-03-16', description: 'The due date, in London' })
  readonly dueOn: string;
}

export class ApplicationResponse
  extends IntersectionType(PickType(CaseResponse, CASE_FIELDS), AnswersResponse)
  implements ApplicationView
{
  @NullableText(null, 'The broker’s internal note')
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
    description: 'The open task that is due first',
  })
  readonly nextTask: NextTaskResponse | null;

  @NullableText(
    'Alba',
    'The lender whose offer is accepted; null where none is. `assignedLender` is what staff say, and may be another.',
  )
  readonly acceptedLender: string | null;

  @ApiProperty({
    enum: APPLICATION_SOURCES,
    example: 'web',
    description:
      'How it came: by the site, from a partner, by a partner’s link, or by phone, e-mail or in person to staff, who entered it',
  })
  readonly source: ApplicationSource;

  @NullableText(null, 'The partner’s own note')
  readonly partnerNotes: string | null;

  @NullableText('86', 'The best score in percent on the day it was submitted, if any lender matched')
  readonly matchScore: string | null;

  @NullableId(null, 'The application that it renews; null where it renews none')
  readonly renewalOf: string | null;

  @NullableId(null, 'The partner whose case it is; null where it is no partner’s')
  readonly introducerId: string | null;

  @Time('2026-03-12T11:30:00.000Z', 'Response due time: two business hours after it was received')
  readonly dueAt: string;

  @NullableTime(null, 'When staff recorded that they had checked whether the loan is regulated')
  readonly perimeterCheckedAt: string | null;

  @NullableText(null, 'The name of the member of staff who recorded that check')
  readonly perimeterCheckedBy: string | null;

  @NullableTime(
    null,
    'When its status was first moved, or when staff entered it themselves; null while it waits',
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
  @NullableText('Alder Accounts Ltd', 'The company of the partner whose case it is')
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
      'Whether it can be lending that the law regulates, and why: an automatic check, not legal advice. Unless `answer` is `outside`, details go to a lender only after `POST …/perimeter-check`.',
  })
  readonly perimeter: PerimeterResponse;
}

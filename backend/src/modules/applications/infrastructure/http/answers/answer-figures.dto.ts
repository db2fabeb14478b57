import { COUNT_LIMIT } from '#platform/application/list.js';
import { Integer, NullableInteger } from '#platform/infrastructure/http/dto/shown.js';
import type { AnswerFigures } from '../../../application/answers/measure-answers.js';

const minutesUntil = (moment: string): string =>
  `Median minutes, in business hours, from submission until ${moment}`;

export class AnswerFiguresResponse implements AnswerFigures {
  @Integer(
    2,
    `Number of applications past their response due time; capped at ${COUNT_LIMIT}, like the counts below`,
  )
  readonly overdue: number;

  @Integer(3, 'Number of applications due within one business hour')
  readonly dueSoon: number;

  @Integer(214, 'Number of decisions measured: those of the last 90 days, at most the latest 1,000')
  readonly decided: number;

  @NullableInteger(95, minutesUntil('its first status change'))
  readonly medianFirstMoveMinutes: number | null;

  @NullableInteger(95, minutesUntil('it is approved or rejected'))
  readonly medianDecisionMinutes: number | null;
}

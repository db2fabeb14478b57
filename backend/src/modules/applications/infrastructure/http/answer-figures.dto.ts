import { COUNT_LIMIT } from '#platform/application/list.js';
import { Integer, NullableInteger } from '#platform/infrastructure/http/dto/shown.js';
import type { AnswerFigures } from '../../application/answers/measure-answers.js';

const minutesUntil = (moment: string): string =>
  `Median minutes, in business hours, from submission until ${moment}`;

export class AnswerFiguresResponse implements AnswerFigures {
  @Integer(
    2,
    `How many nobody has looked at in time; ${COUNT_LIMIT} stands for so many or more, here and below`,
  )
  readonly overdue: number;

  @Integer(3, 'How many are due within an office hour')
  readonly dueSoon: number;

  @Integer(214, 'How many decisions are measured: those of the last 90 days, the latest 1,000 at most')
  readonly decided: number;

  @NullableInteger(95, minutesUntil('its status was first moved'))
  readonly medianFirstMoveMinutes: number | null;

  @NullableInteger(95, minutesUntil('it was first approved or rejected'))
  readonly medianDecisionMinutes: number | null;
}

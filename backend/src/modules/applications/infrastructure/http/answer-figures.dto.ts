import { ApiProperty } from '@nestjs/swagger';
import { MOST_COUNTED } from '#shared/application/list.js';
import type { AnswerFigures } from '../../application/measure-answers.js';

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

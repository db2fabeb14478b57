import { ApiProperty } from '@nestjs/swagger';
import { NullableInteger, Integer } from '#platform/infrastructure/http/dto/shown.js';
import type { CasesOfMonth, CaseSummary } from '../../application/cases/case.queries.js';

export class CasesOfMonthResponse implements CasesOfMonth {
  @ApiProperty({ example: '2026-03' })
  readonly month: string;

  @Integer(2)
  readonly pending: number;

  @Integer(1)
  readonly in_review: number;

  @Integer(3)
  readonly approved: number;

  @Integer(1)
  readonly rejected: number;
}

export class CaseSummaryResponse implements CaseSummary {
  @Integer(42)
  readonly total: number;

  @Integer(7, 'Number submitted in the current calendar month, in London')
  readonly thisMonth: number;

  @Integer(19)
  readonly approved: number;

  @Integer(6)
  readonly rejected: number;

  @Integer(25, 'Number of cases approved or rejected')
  readonly decided: number;

  @NullableInteger(190, 'Median time from submission to first decision; null if none is decided')
  readonly medianDecisionMinutes: number | null;

  @ApiProperty({
    type: [CasesOfMonthResponse],
    description:
      'The last 12 months in London, current month last: cases by month of submission and current status',
  })
  readonly months: readonly CasesOfMonthResponse[];
}

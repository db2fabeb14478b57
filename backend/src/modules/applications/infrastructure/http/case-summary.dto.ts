import { ApiProperty } from '@nestjs/swagger';
import type { CasesOfMonth, CaseSummary } from '../../application/case.queries.js';

export class CasesOfMonthResponse implements CasesOfMonth {
  @ApiProperty({ example: '2026-03' })
  readonly month: string;

  @ApiProperty({ type: 'integer', example: 2 })
  readonly pending: number;

  @ApiProperty({ type: 'integer', example: 1 })
  readonly in_review: number;

  @ApiProperty({ type: 'integer', example: 3 })
  readonly approved: number;

  @ApiProperty({ type: 'integer', example: 1 })
  readonly rejected: number;
}

export class CaseSummaryResponse implements CaseSummary {
  @ApiProperty({ type: 'integer', example: 42 })
  readonly total: number;

  @ApiProperty({ type: 'integer', example: 7, description: 'Submitted in this calendar month, in London' })
  readonly thisMonth: number;

  @ApiProperty({ type: 'integer', example: 19 })
  readonly approved: number;

  @ApiProperty({ type: 'integer', example: 6 })
  readonly rejected: number;

  @ApiProperty({ type: 'integer', example: 25, description: 'Approved or rejected' })
  readonly decided: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 190,
    description:
      'Between submission and first decision, for half of them at most; null while none is decided',
  })
  readonly medianDecisionMinutes: number | null;

  @ApiProperty({
    type: [CasesOfMonthResponse],
    description:
      'The last twelve months in London, this one last: cases by when they came and how they stand',
  })
  readonly months: readonly CasesOfMonthResponse[];
}

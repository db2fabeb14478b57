import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import type { ComparedLender, CriterionStatement } from '../../domain/advice/comparison.js';
import { CRITERION_NAMES, type CriterionName } from '../../domain/rule/criteria.js';
import { ENQUIRY_EXAMPLES, MatchLendersRequest } from './match-lenders-request.dto.js';

const FEWEST = 2;
/** More do not fit side by side. */
const MOST = 4;
const LENDER_IDS = { message: `Choose ${FEWEST} to ${MOST} different lenders by id` };
const EXAMPLE_IDS = ['0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11', '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f12'];

export class CompareLendersRequest extends MatchLendersRequest {
  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    minItems: FEWEST,
    maxItems: MOST,
    uniqueItems: true,
    example: EXAMPLE_IDS,
    description: 'Ids of the lenders to compare, from a match response',
  })
  @IsArray(LENDER_IDS)
  @ArrayMinSize(FEWEST, LENDER_IDS)
  @ArrayMaxSize(MOST, LENDER_IDS)
  @ArrayUnique(LENDER_IDS)
  @IsUUID('all', { each: true, ...LENDER_IDS })
  readonly lenderIds: string[];
}

export const COMPARISON_EXAMPLES = {
  loan: {
    summary: 'Two business loan lenders',
    value: { ...ENQUIRY_EXAMPLES.loan.value, lenderIds: EXAMPLE_IDS },
  },
};

const text = (example: string, description: string) => ({
  type: String,
  nullable: true,
  example,
  description,
});

export class MatchStatement implements CriterionStatement {
  @ApiProperty({ enum: CRITERION_NAMES, example: 'amount' })
  readonly criterion: CriterionName;

  @ApiProperty(
    text(
      'Minimum amount: £25,000; Maximum amount: £500,000',
      'The lender’s criterion, regardless of the enquiry; null if not stated. Products are listed on the lender itself',
    ),
  )
  readonly stated: string | null;

  @ApiProperty(
    text(
      'Lends £25,000 to £500,000, which covers the amount you need',
      'Result for this enquiry; null if there is nothing to report or the criterion is not relevant',
    ),
  )
  readonly sentence: string | null;
}

export class ComparedLenderResponse implements ComparedLender {
  @ApiProperty({ format: 'uuid', example: EXAMPLE_IDS[0] })
  readonly lenderId: string;

  @ApiProperty({ type: [MatchStatement], description: 'All criteria, always in the same order' })
  readonly statements: readonly MatchStatement[];
}

export class CompareLendersResponse {
  @ApiProperty({
    type: [ComparedLenderResponse],
    maxItems: MOST,
    description: 'Lenders in request order, omitting those that are inactive or do not offer the product',
  })
  readonly lenders: readonly ComparedLenderResponse[];
}

import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import type { ComparedLender, CriterionStatement } from '../../domain/advice/comparison.js';
import { CRITERION_NAMES, type CriterionName } from '../../domain/rule/criteria.js';
import { ENQUIRY_EXAMPLES, MatchLendersRequest } from './match-lenders-request.dto.js';

const FEWEST = 2;
/** Side by side more is not read. */
const MOST = 4;
const LENDER_IDS = { message: `Choose ${FEWEST} to ${MOST} different lenders, by their ids` };
const EXAMPLE_IDS = ['0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11', '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f12'];

export class CompareLendersRequest extends MatchLendersRequest {
  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    minItems: FEWEST,
    maxItems: MOST,
    uniqueItems: true,
    example: EXAMPLE_IDS,
    description: 'The lenders to compare, as an answer to the match names them',
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
    summary: 'Two lenders of a loan',
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
      'What the lender states about it, whatever is asked; null where it states nothing. Its products are on its card',
    ),
  )
  readonly stated: string | null;

  @ApiProperty(
    text(
      'Lends £25,000 to £500,000, which covers the amount you need',
      'How that stands to what is asked; null where there is nothing to say, or the criterion does not matter to it',
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
    description:
      'In the order asked; a lender that is not active or does not offer what is asked is left out',
  })
  readonly lenders: readonly ComparedLenderResponse[];
}

import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { OptionalText } from '#shared/infrastructure/http/text.js';
import { LONGEST_LENDER_LIST, type LenderListRequest } from '../../application/lender-lists.js';

const LIMIT = `limit must be a whole number from 1 to ${LONGEST_LENDER_LIST.toLocaleString('en-GB')}`;

export class ListLendersQuery implements LenderListRequest {
  @OptionalText({ max: 200, label: 'q', example: 'alba', description: 'Part of a name' })
  readonly q?: string;

  @ApiProperty({ required: false, enum: ['true', 'false'], example: 'true' })
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'isActive must be true or false' })
  readonly isActive?: 'true' | 'false';

  @ApiProperty({ required: false, enum: ['newest', 'name'], default: 'newest' })
  @IsOptional()
  @IsIn(['newest', 'name'], { message: 'sort must be newest or name' })
  readonly sort?: 'newest' | 'name';

  @ApiProperty({ required: false, type: 'integer', minimum: 1, maximum: LONGEST_LENDER_LIST, example: 50 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: LIMIT })
  @Min(1, { message: LIMIT })
  @Max(LONGEST_LENDER_LIST, { message: LIMIT })
  readonly limit?: number;

  @OptionalText({ max: 1_000, label: 'cursor', description: 'From the Link of the page before' })
  readonly cursor?: string;
}

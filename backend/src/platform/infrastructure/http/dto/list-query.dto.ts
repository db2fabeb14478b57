import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { MAX_LIST_LENGTH } from '#platform/application/list.js';
import { OptionalText, type TextOptions } from './text.js';

const LIMIT = `limit must be a whole number from 1 to ${MAX_LIST_LENGTH.toLocaleString('en-GB')}`;

/** Pagination of a list; subclasses add search, filters and orders. */
export abstract class ListQuery {
  @ApiProperty({ required: false, type: 'integer', minimum: 1, maximum: MAX_LIST_LENGTH, example: 50 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: LIMIT })
  @Min(1, { message: LIMIT })
  @Max(MAX_LIST_LENGTH, { message: LIMIT })
  readonly limit?: number;

  @OptionalText({
    max: 1_000,
    label: 'cursor',
    description: 'Cursor from the previous page’s Link header',
    example: 'WyIwMTkzZjBhMi01YzFlLTdiNjMtOWE1My01ZjBjOGY2ZjJmMTEiXQ',
  })
  readonly cursor?: string;
}

/** The search text of a list. */
export const Search = (options: Pick<TextOptions, 'example' | 'description'>): PropertyDecorator =>
  OptionalText({ max: 200, label: 'q', ...options });

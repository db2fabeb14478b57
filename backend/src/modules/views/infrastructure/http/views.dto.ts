import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import { ArrayMaxSize, IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';
import { OptionalChoice, OptionalFlag } from '#platform/infrastructure/http/dto/choice.js';
import { ListQuery, Search } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { OwnerResponse } from '#platform/infrastructure/http/dto/owner.dto.js';
import { ReadVersion } from '#platform/infrastructure/http/dto/read-version.js';
import { ClearableText, OptionalText, RequiredText } from '#platform/infrastructure/http/dto/text.js';
import { Id, NullableText, Time } from '#platform/infrastructure/http/dto/shown.js';
import type { ShownView } from '../../application/check-view.js';
import { VIEW_ORDERS, type ViewOrder } from '../../application/stored-views.js';

const LIST = { max: 40, label: 'list', example: 'applications', description: 'List the view belongs to' };
const MAX_FILTERS = 20;
const FILTERS = { owner: 'me', status: 'pending' };
const FILTERS_WRONG = 'filters must be an object with text values';
const COLUMNS_WRONG = 'columns must be a list of at most 40 column names';

const isFilters = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= MAX_FILTERS &&
  Object.values(value).every((text) => typeof text === 'string' && text.length <= 200);

export class ListViewsQuery extends ListQuery {
  @Search({ example: 'overdue', description: 'Part of the view’s name' })
  readonly q?: string;

  @OptionalText(LIST)
  readonly list?: string;

  @OptionalChoice(VIEW_ORDERS, { default: 'newest' })
  readonly sort?: ViewOrder;
}

export class AddViewRequest {
  @RequiredText(LIST)
  readonly list: string;

  @RequiredText({ max: 60, label: 'Name', example: 'Mine, overdue' })
  readonly name: string;

  @ClearableText({ max: 200, label: 'q', example: 'alder', description: 'Search text' })
  readonly q?: string | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    selfRequired: false,
    example: FILTERS,
    description: 'Filters, named like the list endpoint’s query parameters',
  })
  @IsOptional()
  @ValidateBy({ name: 'isFilters', validator: { validate: isFilters, defaultMessage: () => FILTERS_WRONG } })
  readonly filters?: Readonly<Record<string, string>> | null;

  @ClearableText({ max: 40, label: 'sort', example: 'due', description: 'Sort order of the list' })
  readonly sort?: string | null;

  @ApiProperty({
    type: [String],
    nullable: true,
    required: false,
    maxItems: 40,
    example: ['companyName', 'status', 'owner'],
    description: 'Visible columns; null for the default columns',
  })
  @IsOptional()
  @ArrayMaxSize(40, { message: COLUMNS_WRONG })
  @IsString({ each: true, message: COLUMNS_WRONG })
  @MaxLength(40, { each: true, message: COLUMNS_WRONG })
  readonly columns?: string[] | null;

  @OptionalFlag({
    nullable: true,
    example: false,
    description: 'Whether the view is shared with all staff. Administrators only; default false',
  })
  readonly forAll?: boolean | null;
}

/** Omitted fields stay unchanged. */
export class ChangeViewRequest extends PartialType(OmitType(AddViewRequest, ['list'])) {
  @ReadVersion('view')
  readonly updatedAt?: Date;
}

export class ListViewResponse implements ShownView {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f17')
  readonly id: string;

  @ApiProperty({ example: 'applications' })
  readonly list: string;

  @ApiProperty({ example: 'Mine, overdue' })
  readonly name: string;

  @NullableText(null, 'Search text')
  readonly q: string | null;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: FILTERS })
  readonly filters: Readonly<Record<string, string>>;

  @NullableText('due', 'Sort order; null for the default')
  readonly sort: string | null;

  @ApiProperty({
    type: [String],
    nullable: true,
    example: ['companyName', 'status', 'owner'],
    description: 'Visible columns; null for the default columns',
  })
  readonly columns: readonly string[] | null;

  @ApiProperty({ example: false, description: 'Whether the view is shared with all staff' })
  readonly forAll: boolean;

  @ApiProperty({ type: OwnerResponse, description: 'Staff member who created it' })
  readonly owner: OwnerResponse;

  @ApiProperty({
    type: [String],
    example: [],
    description:
      'Parts of the search, filters or order that are no longer valid, such as an owner who has left. The other parts still apply',
  })
  readonly gone: readonly string[];

  @Time('2026-03-12T09:30:00.000Z')
  readonly createdAt: string;

  @Time('2026-03-12T09:30:00.000Z', 'Version for optimistic locking: send it with an update')
  readonly updatedAt: string;
}

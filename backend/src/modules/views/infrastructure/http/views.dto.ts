import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import { ArrayMaxSize, IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';
import { OptionalFlag } from '#platform/infrastructure/http/dto/choice.js';
import { ListQuery, OptionalChoice, Search } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { OwnerResponse } from '#platform/infrastructure/http/dto/owner.dto.js';
import { ReadVersion } from '#platform/infrastructure/http/dto/read-version.js';
import { ClearableText, OptionalText, RequiredText } from '#platform/infrastructure/http/dto/text.js';
import { Id, NullableText, Time } from '#platform/infrastructure/http/dto/shown.js';
import type { ShownView } from '../../application/check-view.js';
import { VIEW_ORDERS, type ViewOrder } from '../../application/stored-views.js';

const LIST = { max: 40, label: 'list', example: 'applications', description: 'Which list it is of' };
const MAX_FILTERS = 20;
const FILTERS = { owner: 'me', status: 'pending' };
const FILTERS_WRONG = 'filters must be an object of texts by the names of filters';
const COLUMNS_WRONG = 'columns must be the names of at most 40 columns';

const isFilters = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= MAX_FILTERS &&
  Object.values(value).every((text) => typeof text === 'string' && text.length <= 200);

export class ListViewsQuery extends ListQuery {
  @Search({ example: 'overdue', description: 'Part of the name' })
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

  @ClearableText({ max: 200, label: 'q', example: 'alder', description: 'What is searched for' })
  readonly q?: string | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    selfRequired: false,
    example: FILTERS,
    description: 'What the list is narrowed by, as its own call names it',
  })
  @IsOptional()
  @ValidateBy({ name: 'isFilters', validator: { validate: isFilters, defaultMessage: () => FILTERS_WRONG } })
  readonly filters?: Readonly<Record<string, string>> | null;

  @ClearableText({ max: 40, label: 'sort', example: 'due', description: 'An order of the list' })
  readonly sort?: string | null;

  @ApiProperty({
    type: [String],
    nullable: true,
    required: false,
    maxItems: 40,
    example: ['companyName', 'status', 'owner'],
    description: 'Which columns show, as the portal names them; null for those that the list usually has',
  })
  @IsOptional()
  @ArrayMaxSize(40, { message: COLUMNS_WRONG })
  @IsString({ each: true, message: COLUMNS_WRONG })
  @MaxLength(40, { each: true, message: COLUMNS_WRONG })
  readonly columns?: string[] | null;

  @OptionalFlag({
    nullable: true,
    example: false,
    description:
      'Whether all of the staff have it, which only an administrator may say; a new one is one’s own',
  })
  readonly forAll?: boolean | null;
}

/** Only what is sent is changed. */
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

  @NullableText(null, 'What is searched for')
  readonly q: string | null;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: FILTERS })
  readonly filters: Readonly<Record<string, string>>;

  @NullableText('due', 'Null for the usual order')
  readonly sort: string | null;

  @ApiProperty({
    type: [String],
    nullable: true,
    example: ['companyName', 'status', 'owner'],
    description: 'Null for the usual ones',
  })
  readonly columns: readonly string[] | null;

  @ApiProperty({ example: false, description: 'Whether all of the staff have it' })
  readonly forAll: boolean;

  @ApiProperty({ type: OwnerResponse, description: 'Who made it' })
  readonly owner: OwnerResponse;

  @ApiProperty({
    type: [String],
    example: [],
    description:
      'What of its search, filters and order its list does not know any more, such as an owner who has left the staff; the rest can be shown',
  })
  readonly gone: readonly string[];

  @Time('2026-03-12T09:30:00.000Z')
  readonly createdAt: string;

  @Time('2026-03-12T09:30:00.000Z', 'Send it with a change')
  readonly updatedAt: string;
}

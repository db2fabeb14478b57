import { PRODUCT_KEYS, type ProductKey } from '#kernel/lending/product.js';
import { OptionalChoice } from '#platform/infrastructure/http/dto/choice.js';
import { ListQuery, Search } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { wholeOf } from '#platform/infrastructure/spreadsheet/writing/export-query.dto.js';
import {
  LENDER_ORDERS,
  UNCONFIRMED_DAYS,
  type LenderListRequest,
  type LenderOrder,
  type UnconfirmedDays,
} from '../../application/lender-views.js';

export class ListLendersQuery extends ListQuery implements LenderListRequest {
  @Search({ example: 'alba', description: 'Part of a lender’s name' })
  readonly q?: string;

  @OptionalChoice(['true', 'false'])
  readonly isActive?: 'true' | 'false';

  @OptionalChoice(PRODUCT_KEYS, { description: 'Product offered by the lender' })
  readonly product?: ProductKey;

  @OptionalChoice(UNCONFIRMED_DAYS, { description: 'Minimum days since the criteria were last confirmed' })
  readonly unconfirmedFor?: UnconfirmedDays;

  @OptionalChoice(LENDER_ORDERS, { default: 'newest' })
  readonly sort?: LenderOrder;
}

export class ExportLendersQuery extends wholeOf(ListLendersQuery) {}

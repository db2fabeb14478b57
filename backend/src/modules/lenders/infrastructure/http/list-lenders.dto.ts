import { OptionalText } from '#shared/infrastructure/http/text.js';
import { ListQuery, OptionalChoice } from '#shared/infrastructure/http/list-query.dto.js';
import { LENDER_ORDERS, type LenderListRequest, type LenderOrder } from '../../application/lender-lists.js';

export class ListLendersQuery extends ListQuery implements LenderListRequest {
  @OptionalText({ max: 200, label: 'q', example: 'alba', description: 'Part of a name' })
  readonly q?: string;

  @OptionalChoice(['true', 'false'])
  readonly isActive?: 'true' | 'false';

  @OptionalChoice(LENDER_ORDERS, { default: 'newest' })
  readonly sort?: LenderOrder;
}

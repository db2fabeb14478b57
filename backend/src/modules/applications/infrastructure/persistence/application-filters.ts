import {
  contains,
  eitherWay,
  foldedOrder,
  searchedIn,
} from '#platform/infrastructure/database/lists/contains.js';
import { readFundingType } from '#kernel/lending/funding-type.js';

/** Must equal its index's expression. */
export const SEARCHED = searchedIn(
  'company_name',
  eitherWay('contact_name'),
  'email',
  `coalesce(external_reference, '')`,
  `coalesce(company_number, '')`,
  `coalesce(company_number_key, '')`,
);

/** Must equal its indexes' expression. */
export const BY_COMPANY = { by: foldedOrder('company_name'), type: 'text' } as const;

/** Filters of all lists of applications; one index serves both. */
export const NARROWED = { fundingType: 'product_keys && $', q: contains(SEARCHED) } as const;

/**
 * When an application that has not been reviewed is due; infinity once reviewed. Must equal its index's expression.
 */
export const RESPONSE_DUE_AT = `(case when first_moved_at is null then due_at else 'infinity' end)`;

/** Duplicates are excluded from staff's lists and figures. */
export const NOT_DUPLICATE = 'duplicate_of is null';

interface Narrowing {
  readonly fundingType?: string | undefined;
  readonly q?: string | undefined;
}

export const narrowedBy = ({ fundingType, q }: Narrowing) => ({
  fundingType: fundingType === undefined ? undefined : (readFundingType(fundingType) ?? []),
  q: q?.trim(),
});

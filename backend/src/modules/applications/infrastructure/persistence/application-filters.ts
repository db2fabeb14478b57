import {
  contains,
  eitherWay,
  foldedOrder,
  searchedIn,
} from '#platform/infrastructure/database/lists/contains.js';
import { readFundingType } from '#kernel/lending/funding-type.js';

/** In the words of its index. */
export const SEARCHED = searchedIn(
  'company_name',
  eitherWay('contact_name'),
  'email',
  `coalesce(external_reference, '')`,
  `coalesce(company_number, '')`,
  `coalesce(company_number_key, '')`,
);

/** In the words of its indexes. */
export const BY_COMPANY = { by: foldedOrder('company_name'), type: 'text' } as const;

/** What every list of applications can be narrowed by; one index serves both. */
export const NARROWED = { fundingType: 'product_keys && $', q: contains(SEARCHED) } as const;

/** When an application that nobody has looked at is due; never, where somebody has. In the words of its index. */
export const RESPONSE_DUE_AT = `(case when first_moved_at is null then due_at else 'infinity' end)`;

/** What stands by itself: duplicates are out of the staff's lists and figures. */
export const NOT_DUPLICATE = 'duplicate_of is null';

interface Narrowing {
  readonly fundingType?: string | undefined;
  readonly q?: string | undefined;
}

export const narrowedBy = ({ fundingType, q }: Narrowing) => ({
  fundingType: fundingType === undefined ? undefined : (readFundingType(fundingType) ?? []),
  q: q?.trim(),
});

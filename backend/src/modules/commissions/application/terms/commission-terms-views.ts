import type { ListRequest, OrderByAge, Page } from '#platform/application/list.js';
import type { Owner } from '#platform/application/staff-members.js';
import type { ViewOf } from '#platform/application/view.js';
import type { CommissionTerms } from '../../domain/ledger/commission-terms.js';

export interface TermsSelection extends ListRequest<OrderByAge> {
  /** Part of the partner’s name or of the product’s key. */
  readonly q?: string | undefined;
  /** Null for the firm's own. */
  readonly introducerId?: string | null | undefined;
}

export const TERMS_FIELDS = [
  'id',
  'introducerId',
  'product',
  'basis',
  'percent',
  'fixedPence',
  'minimumPence',
  'capPence',
  'vat',
  'payWhen',
  'payAfterDays',
  'validFrom',
  'createdAt',
] as const;

export type TermsView = ViewOf<CommissionTerms, (typeof TERMS_FIELDS)[number]> & {
  /** The terms in words. */
  readonly words: string;
  /** A worked example for one deal. */
  readonly example: string;
  /** The administrator who recorded them; null after the account's deletion. */
  readonly createdBy: Owner | null;
};

export abstract class CommissionTermsViews {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(selection: TermsSelection): Promise<Page<TermsView>>;
  /** For existing terms. */
  abstract one(id: string): Promise<TermsView>;
}

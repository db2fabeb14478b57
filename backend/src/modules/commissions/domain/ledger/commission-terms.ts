import { InvalidInput, type FieldError } from '#kernel/errors.js';
import type { ProductKey } from '#kernel/lending/product.js';

/** The basis of a partner's commission: the broker's commission, the amount drawn down, or a fixed amount. */
export const COMMISSION_BASES = ['share', 'loan_percent', 'fixed'] as const;
export type CommissionBasis = (typeof COMMISSION_BASES)[number];

/** Whether VAT is added: introductions for commission are mostly exempt, other services are not. */
export const VAT_TREATMENTS = ['exempt', 'standard'] as const;
export type VatTreatment = (typeof VAT_TREATMENTS)[number];

/** When the partner earns: at completion, or with each payment that the lender makes for it. */
export const PAY_WHEN = ['completed', 'received'] as const;
export type PayWhen = (typeof PAY_WHEN)[number];

export const DEFAULT_PAY_AFTER_DAYS = 30;

/** The partner and product that terms apply to: null means all. */
export interface TermsScope {
  readonly introducerId: string | null;
  readonly product: ProductKey | null;
}

/** Amounts are whole pence; percentages have up to four decimals. */
export interface TermsDetails extends TermsScope {
  readonly basis: CommissionBasis;
  /** For share and loan_percent. */
  readonly percent: number | null;
  /** For fixed. */
  readonly fixedPence: number | null;
  /** Per submission, however many payments its lender makes; null for none. */
  readonly minimumPence: number | null;
  readonly capPence: number | null;
  readonly vat: VatTreatment;
  readonly payWhen: PayWhen;
  /** Days from completion, or from the lender's payment, until commission is due. */
  readonly payAfterDays: number;
  /** A date in London: '2026-03-12'. */
  readonly validFrom: string;
}

/**
 * What a partner earns from a date on. Terms never change: new ones of the same scope replace them from their own
 * date on.
 */
export class CommissionTerms implements TermsDetails {
  readonly id: string;
  readonly introducerId: string | null;
  readonly product: ProductKey | null;
  readonly basis: CommissionBasis;
  readonly percent: number | null;
  readonly fixedPence: number | null;
  readonly minimumPence: number | null;
  readonly capPence: number | null;
  readonly vat: VatTreatment;
  readonly payWhen: PayWhen;
  readonly payAfterDays: number;
  readonly validFrom: string;
  readonly createdAt: Date;
  /** The administrator who recorded them; null after the account's deletion. */
  readonly createdBy: string | null;

  private constructor(id: string, details: TermsDetails, createdBy: string | null, at: Date) {
    this.id = id;
    this.introducerId = details.introducerId;
    this.product = details.product;
    this.basis = details.basis;
    this.percent = details.percent;
    this.fixedPence = details.fixedPence;
    this.minimumPence = details.minimumPence;
    this.capPence = details.capPence;
    this.vat = details.vat;
    this.payWhen = details.payWhen;
    this.payAfterDays = details.payAfterDays;
    this.validFrom = details.validFrom;
    this.createdBy = createdBy;
    this.createdAt = at;
  }

  /** @param today The date in London @throws InvalidInput with each field that does not fit the others */
  static agreed(
    id: string,
    details: TermsDetails,
    createdBy: string | null,
    { at, today }: { readonly at: Date; readonly today: string },
  ): CommissionTerms {
    const errors = [...errorsOf(details)];
    if (details.validFrom < today)
      errors.push({ field: 'validFrom', message: 'This date is in the past. Choose today or a later date.' });
    if (errors.length > 0) throw new InvalidInput(errors);
    return new CommissionTerms(id, details, createdBy, at);
  }
}

const NEEDLESS = 'Leave this empty for a fixed amount.';

function* errorsOf({
  basis,
  percent,
  fixedPence,
  minimumPence,
  capPence,
}: TermsDetails): Iterable<FieldError> {
  if (basis === 'fixed') {
    if (fixedPence === null) yield { field: 'fixedPence', message: 'Enter the amount paid for each deal' };
    if (percent !== null) yield { field: 'percent', message: NEEDLESS };
    if (minimumPence !== null) yield { field: 'minimumPence', message: NEEDLESS };
    if (capPence !== null) yield { field: 'capPence', message: NEEDLESS };
    return;
  }
  if (percent === null) yield { field: 'percent', message: 'Enter the percentage' };
  if (fixedPence !== null)
    yield { field: 'fixedPence', message: 'Leave this empty: the amount is calculated from the percentage.' };
  if (minimumPence !== null && capPence !== null && minimumPence > capPence)
    yield { field: 'capPence', message: 'The cap is lower than the minimum' };
}

/**
 * The terms that applied when a case was submitted: the partner's for one of its products, else the partner's for
 * all, else the firm's for one of its products, else the firm's for all; of each the newest that were in force and
 * recorded by then. Null without any.
 * @param terms Of this partner and of the firm, in any order
 * @param products Of the case, its main product first
 * @param submitted The time of submission, and its date in London
 */
export const termsOfCase = <T extends TermsScope & Pick<CommissionTerms, 'validFrom' | 'createdAt'>>(
  terms: readonly T[],
  products: readonly ProductKey[],
  submitted: { readonly at: Date; readonly day: string },
): T | null => {
  const known = terms
    .filter(({ validFrom, createdAt }) => validFrom <= submitted.day && createdAt <= submitted.at)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1));
  const scopes = [true, false].flatMap((isOwn) => [...products, null].map((product) => ({ isOwn, product })));
  const ofScope = ({ isOwn, product }: (typeof scopes)[number]) =>
    known.find((one) => (one.introducerId !== null) === isOwn && one.product === product);
  return scopes.map(ofScope).find((found) => found !== undefined) ?? null;
};

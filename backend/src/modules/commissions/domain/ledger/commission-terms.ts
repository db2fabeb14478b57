import { InvalidInput, type FieldError } from '#kernel/errors.js';
import type { ProductKey } from '#kernel/lending/product.js';

/** What a partner's commission is worked out from: the broker's commission, the drawn amount, or nothing but the deal. */
export const COMMISSION_BASES = ['share', 'loan_percent', 'fixed'] as const;
export type CommissionBasis = (typeof COMMISSION_BASES)[number];

/** Whether VAT comes on top: introducing for a commission is mostly exempt, other services are not. */
export const VAT_TREATMENTS = ['exempt', 'standard'] as const;
export type VatTreatment = (typeof VAT_TREATMENTS)[number];

export const DEFAULT_PAY_AFTER_DAYS = 30;

/** For whom and what terms hold: null is all partners, all products. */
export interface TermsScope {
  readonly introducerId: string | null;
  readonly product: ProductKey | null;
}

/** Amounts are whole pence; percentages have up to four decimals. */
export interface TermsDetails extends TermsScope {
  readonly basis: CommissionBasis;
  /** Of share and loan_percent. */
  readonly percent: number | null;
  /** Of fixed. */
  readonly fixedPence: number | null;
  /** Over one submission, whatever its lender pays in how many parts; null is none. */
  readonly minimumPence: number | null;
  readonly capPence: number | null;
  readonly vat: VatTreatment;
  /** From the day of completion, or of the lender's payment, until the partner is owed. */
  readonly payAfterDays: number;
  /** A day in London: '2026-03-12'. */
  readonly validFrom: string;
}

/**
 * What a partner earns, from a day on. Terms are never changed: new ones of the same scope replace them from their own
 * day on.
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
  readonly payAfterDays: number;
  readonly validFrom: string;
  readonly createdAt: Date;
  /** Of the administrator who made them; null once they are gone. */
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
    this.payAfterDays = details.payAfterDays;
    this.validFrom = details.validFrom;
    this.createdBy = createdBy;
    this.createdAt = at;
  }

  /**
   * @param today The day in London
   * @throws InvalidInput, which names each field that does not go with the others
   */
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
 * The terms under which a case came in: the partner's for one of its products, else the partner's for all, else the
 * firm's for one of its products, else the firm's for all; of each the newest that had begun and had been made by then.
 * Null where there were none.
 *
 * @param terms Of this partner and of the firm, in any order
 * @param products Of the case, the first of its own first
 * @param submitted When it was submitted, and which day that was in London
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

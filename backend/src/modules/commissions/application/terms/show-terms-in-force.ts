import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { PRODUCT_KEYS, type ProductKey } from '#kernel/lending/product.js';
import { termsOfCase, type CommissionTerms } from '../../domain/ledger/commission-terms.js';
import { termsInWords, workedExample } from '../../domain/commission-words.js';
import type { CommissionTermsRepository } from './commission-terms.repository.js';

/** The terms for cases submitted today. */
export interface TermsInForce {
  /** The products that they apply to: all nine if no product has terms of its own. */
  readonly products: readonly ProductKey[];
  readonly validFrom: string;
  readonly words: string;
  readonly example: string;
}

/** Shows a partner the terms that would apply to a case submitted today. */
export class ShowTermsInForce {
  constructor(
    private readonly context: UseCaseContext,
    private readonly terms: CommissionTermsRepository,
  ) {}

  /** Terms for most products first. Products without terms are omitted. */
  async execute(introducerId: string): Promise<readonly TermsInForce[]> {
    const terms = await this.terms.findOf(introducerId);
    const at = this.context.clock.now();
    const now = { at, day: londonIsoDay(at) };
    const products = new Map<CommissionTerms, ProductKey[]>();
    for (const product of PRODUCT_KEYS) {
      const found = termsOfCase(terms, [product], now);
      if (found) products.set(found, [...(products.get(found) ?? []), product]);
    }
    return [...products]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([found, its]) => ({
        products: its,
        validFrom: found.validFrom,
        words: termsInWords(found),
        example: workedExample(found, 'you earn'),
      }));
  }
}

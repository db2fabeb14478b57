import { londonIsoDay } from '#kernel/time/london-time.js';
import { termsOfCase, type CommissionTerms } from '../../domain/ledger/commission-terms.js';
import type { ReferredCase } from '../referred-cases.js';
import type { CommissionTermsRepository } from './commission-terms.repository.js';

/** Finds a case's commission terms for its partner: those in force when it was submitted. */
export class FindTermsOfCase {
  constructor(private readonly terms: CommissionTermsRepository) {}

  /** Null without a partner or without terms. */
  async execute({
    introducerId,
    products,
    submittedAt,
  }: Pick<ReferredCase, 'introducerId' | 'products' | 'submittedAt'>): Promise<CommissionTerms | null> {
    if (introducerId === null) return null;
    const submitted = { at: submittedAt, day: londonIsoDay(submittedAt) };
    return termsOfCase(await this.terms.findOf(introducerId), products, submitted);
  }
}

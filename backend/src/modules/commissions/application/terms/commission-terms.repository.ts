import type { CommissionTerms } from '../../domain/ledger/commission-terms.js';

export abstract class CommissionTermsRepository {
  /** @throws TermsTaken, NoSuchPartner */
  abstract add(terms: CommissionTerms): Promise<void>;
  /** All terms that may apply to a partner: its own, and the firm's. */
  abstract findOf(introducerId: string): Promise<readonly CommissionTerms[]>;
}

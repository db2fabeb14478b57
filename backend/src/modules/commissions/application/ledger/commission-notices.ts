import type { DisclosedCase } from '../../domain/disclosures/disclosure-wording.js';
import type { Line } from './ledger-views.js';
import type { ReferredCase } from './referred-cases.js';

/** What a partner gives its client about what it earns by them. */
export interface CommissionNotice {
  readonly case: ReferredCase;
  readonly partner: NonNullable<DisclosedCase['partner']>;
  /** Oldest first; what is expected among them. */
  readonly lines: readonly Line[];
  readonly at: Date;
}

/** Such a notice as a letter. */
export abstract class CommissionNotices {
  /** A PDF. */
  abstract write(notice: CommissionNotice): Promise<Uint8Array>;
}

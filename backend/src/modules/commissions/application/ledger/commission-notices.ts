import type { DisclosedCase } from '../../domain/disclosures/disclosure-wording.js';
import type { Line } from './ledger-views.js';
import type { ReferredCase } from '../referred-cases.js';

/** A partner's notice to its client about its commission on the case. */
export interface CommissionNotice {
  readonly referredCase: ReferredCase;
  readonly partner: NonNullable<DisclosedCase['partner']>;
  /** Oldest first, including expected commission. */
  readonly lines: readonly Line[];
  readonly at: Date;
}

/** Writes a notice as a letter. */
export abstract class CommissionNotices {
  /** A PDF. */
  abstract write(notice: CommissionNotice): Promise<Uint8Array>;
}

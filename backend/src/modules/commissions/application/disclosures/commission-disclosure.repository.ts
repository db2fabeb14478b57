import type { CommissionDisclosure } from '../../domain/disclosures/commission-disclosure.js';

/** To be locked with its case. */
export abstract class CommissionDisclosureRepository {
  /** With its document. */
  abstract add(disclosure: CommissionDisclosure, document: Uint8Array): Promise<void>;
  /** What happened to it since; what it says is never written again. */
  abstract save(disclosure: CommissionDisclosure): Promise<void>;
  /** Null while a case has none. */
  abstract newestOf(applicationId: string): Promise<CommissionDisclosure | null>;
  /**
   * As it was frozen.
   * @throws DisclosureNotFound, also for another case's
   */
  abstract documentOf(applicationId: string, id: string): Promise<DisclosureDocument>;
}

export interface DisclosureDocument {
  readonly version: number;
  readonly bytes: Uint8Array;
}

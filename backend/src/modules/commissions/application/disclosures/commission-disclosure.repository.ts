import type { CommissionDisclosure } from '../../domain/disclosures/commission-disclosure.js';

/** Change only with the case locked. */
export abstract class CommissionDisclosureRepository {
  /** Also stores its document. */
  abstract add(disclosure: CommissionDisclosure, document: Uint8Array): Promise<void>;
  /** Saves what happened to it since; its content never changes. */
  abstract save(disclosure: CommissionDisclosure): Promise<void>;
  /** Null if the case has none. */
  abstract newestOf(applicationId: string): Promise<CommissionDisclosure | null>;
  /** The frozen document. @throws DisclosureNotFound, also for another case's */
  abstract documentOf(applicationId: string, id: string): Promise<DisclosureDocument>;
}

export interface DisclosureDocument {
  readonly version: number;
  readonly bytes: Uint8Array;
}

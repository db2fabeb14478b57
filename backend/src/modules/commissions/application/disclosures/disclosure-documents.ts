import type { CommissionDisclosure } from '../../domain/disclosures/commission-disclosure.js';

/** Writes a disclosure as a letter from the firm. */
export abstract class DisclosureDocuments {
  /** A PDF. */
  abstract write(
    disclosure: CommissionDisclosure,
    client: { readonly companyName: string; readonly contactName: string },
  ): Promise<Uint8Array>;
}

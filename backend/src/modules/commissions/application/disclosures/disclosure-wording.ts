import type { DisclosedCase } from '../../domain/disclosures/disclosure-wording.js';

/** The firm's wording of a disclosure. */
export abstract class DisclosureWording {
  abstract of(about: DisclosedCase): {
    readonly text: string;
    /** The hash of the text in UTF-8, in hexadecimal. */
    readonly sha256: string;
  };
}

import type { FoundCompany } from '../domain/company.js';

/** The number of suggestions under a field. */
export const MAX_COMPANIES = 8;

/** A source for company search. */
export abstract class CompanySource {
  /**
   * Companies whose number begins with the text, or whose current or former name resembles it, best first; null if
   * the source is unavailable.
   */
  abstract find(typed: string): Promise<readonly FoundCompany[] | null>;
}

import type { FoundCompany } from '../domain/company.js';

/** So many answers stand under a field. */
export const MAX_COMPANIES = 8;

/** Where companies are looked up. */
export abstract class CompanySource {
  /** Those whose number begins so or that have or had a name like this, best first; null where it cannot say. */
  abstract find(typed: string): Promise<readonly FoundCompany[] | null>;
}

import type { FoundCompany } from '../domain/company.js';
import type { CompanySource } from './company-source.js';

/** Looks a company up as people type its name or number. */
export class FindCompanies {
  /** Which are asked in turn until one can say. */
  constructor(private readonly sources: readonly CompanySource[]) {}

  async execute(typed: string): Promise<readonly FoundCompany[]> {
    for (const source of this.sources) {
      const found = await source.find(typed.trim());
      if (found !== null) return found;
    }
    return [];
  }
}

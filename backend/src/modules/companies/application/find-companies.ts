import type { FoundCompany } from '../domain/company.js';
import type { CompanySource } from './company-source.js';

/** Finds a company while its name or number is typed. */
export class FindCompanies {
  /** Tried in turn until one is available. */
  constructor(private readonly sources: readonly CompanySource[]) {}

  async execute(typed: string): Promise<readonly FoundCompany[]> {
    for (const source of this.sources) {
      const found = await source.find(typed.trim());
      if (found !== null) return found;
    }
    return [];
  }
}

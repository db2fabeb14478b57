import type { Company } from '../domain/company.js';
import type { CompanySources } from './company-source.js';

/** Looks a company up as people type its name or number. */
export class FindCompanies {
  constructor(private readonly sources: CompanySources) {}

  async execute(typed: string): Promise<readonly Company[]> {
    for (const source of this.sources.inTurn) {
      const found = await source.find(typed.trim());
      if (found !== null) return found;
    }
    return [];
  }
}

import { companyKey, numberPrefixes, wordsOf } from '#kernel/lending/company-key.js';
import type { Company, FoundCompany } from '../../domain/company.js';
import { fittingName, foundBy, namesOf, type CompanyName } from '../../domain/fit.js';
import { type CompanySource, MAX_COMPANIES } from '../../application/company-source.js';

interface Known {
  readonly company: Company;
  readonly names: readonly CompanyName[];
}

const knownOf = (company: Company): Known => ({ company, names: namesOf(company) });

interface Ranked {
  readonly company: Company;
  /** The key of the name that matched. */
  readonly key: string;
  readonly fit: number;
}

const byFit = (a: Ranked, b: Ranked): number =>
  a.fit - b.fit || wordsOf(a.key).length - wordsOf(b.key).length || (a.key < b.key ? -1 : 1);

/** A few companies in memory. */
export class SampleCompanies implements CompanySource {
  private known: Promise<readonly Known[]> | undefined;

  constructor(private readonly load: () => Promise<readonly Company[]>) {}

  async find(typed: string): Promise<readonly FoundCompany[]> {
    this.known ??= this.read();
    const [prefixes, key] = [numberPrefixes(typed), companyKey(typed)];
    const ranked = (await this.known).flatMap(({ company, names }): Ranked[] => {
      const isNumber = prefixes.some((prefix) => company.number.startsWith(prefix));
      const fitting = isNumber ? { key: companyKey(company.name), fit: 0 } : fittingName(key, names);
      return fitting === null ? [] : [{ company, key: fitting.key, fit: fitting.fit }];
    });
    // Worse matches are shown only if there is no better one.
    const [best] = ranked.sort(byFit);
    const shown = ranked.filter(({ fit }) => fit <= 1 || fit === best?.fit);
    return shown.slice(0, MAX_COMPANIES).map(({ company }) => foundBy(typed, company));
  }

  /** Cached; a failed read is retried. */
  private async read(): Promise<readonly Known[]> {
    try {
      return (await this.load()).map(knownOf);
    } catch (failure) {
      this.known = undefined;
      throw failure;
    }
  }
}

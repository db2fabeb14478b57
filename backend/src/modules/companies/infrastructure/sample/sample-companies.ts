import { companyKey, numberPrefixes, wordsOf } from '#shared/domain/company-key.js';
import type { Company } from '../../domain/company.js';
import { fitOf } from '../../domain/fit.js';
import { type CompanySource, MOST_COMPANIES } from '../../application/company-source.js';

interface Known {
  readonly company: Company;
  readonly key: string;
}

const knownOf = (company: Company): Known => ({ company, key: companyKey(company.name) });

interface Ranked extends Known {
  readonly fit: number;
}

const byFit = (a: Ranked, b: Ranked): number =>
  a.fit - b.fit || wordsOf(a.key).length - wordsOf(b.key).length || (a.key < b.key ? -1 : 1);

/** A few companies in memory. */
export class SampleCompanies implements CompanySource {
  private known: Promise<readonly Known[]> | undefined;

  constructor(private readonly load: () => Promise<readonly Company[]>) {}

  async find(typed: string): Promise<readonly Company[]> {
    this.known ??= this.read();
    const [prefixes, key] = [numberPrefixes(typed), companyKey(typed)];
    const ranked = (await this.known).flatMap((one): Ranked[] => {
      const isNumber = prefixes.some((prefix) => one.company.number.startsWith(prefix));
      const fit = isNumber ? 0 : key === '' ? null : fitOf(key, one.key);
      return fit === null ? [] : [{ ...one, fit }];
    });
    // What does not fit as well is shown only where nothing fits better.
    const [best] = ranked.sort(byFit);
    const shown = ranked.filter(({ fit }) => fit <= 1 || fit === best?.fit);
    return shown.slice(0, MOST_COMPANIES).map(({ company }) => company);
  }

  /** Once; a time that failed does not count. */
  private async read(): Promise<readonly Known[]> {
    try {
      return (await this.load()).map(knownOf);
    } catch (failure) {
      this.known = undefined;
      throw failure;
    }
  }
}

import { Logger } from '@nestjs/common';
import { numberPrefixes } from '#kernel/lending/company-key.js';
import { TooManyRequests, type RateLimits } from '#platform/infrastructure/http/limits/rate-limits.js';
import { type CompanySource, MAX_COMPANIES } from '../../application/company-source.js';
import { readCompanyStatus } from '../../domain/company-status.js';
import { addressOf, type Company, type FoundCompany } from '../../domain/company.js';
import { foundBy } from '../../domain/fit.js';

export interface CompaniesHouseAccount {
  readonly url: string;
  readonly key: string;
}

/** Companies House allows 600 requests per key; processes learn of each other's up to a second late. */
const ALLOWED = { name: 'companies-house', points: 570, perSeconds: 300, isFixed: true } as const;
const ALL_CALLERS = 'all';

/** While someone types, a later response is less useful than another source's. */
const TIMEOUT_MS = 1_500;
/** After a failure the service is skipped for this long. */
const REST_MS = 30_000;

/** Statuses that reject the query itself; the service is fine. */
const OF_THE_QUESTION: ReadonlySet<number> = new Set([400, 414, 416, 422]);

/** The parts of a GET /search/companies response that are read; all of them optional. */
interface SearchAnswer {
  readonly items?: readonly SearchItem[];
}

interface SearchItem {
  readonly title?: string;
  readonly company_number?: string;
  readonly company_status?: string;
  readonly date_of_creation?: string;
  readonly address?: Readonly<Record<string, string | undefined>>;
  /** Matching former names, as on Companies House's own results page. */
  readonly snippet?: string;
}

const ADDRESS = [
  'care_of',
  'po_box',
  'premises',
  'address_line_1',
  'address_line_2',
  'locality',
  'region',
  'postal_code',
] as const;

const BETWEEN_FORMER_NAMES = /\s*·\s*/;

const textIn = (value: unknown): string | null => (typeof value === 'string' && value.trim()) || null;

/** '1 Unicorn Parade' comes as premises and line 1. */
const registeredAddressOf = (address: SearchItem['address']): string | null => {
  const [careOf, box, premises, line, ...rest] = ADDRESS.map((part) => textIn(address?.[part]));
  const street = /^\d+\w?$/.test(premises ?? '') && line ? [`${premises ?? ''} ${line}`] : [premises, line];
  return addressOf([careOf, box, ...street, ...rest]);
};

const companyOf = (item: SearchItem): Company | null => {
  const [name, number] = [textIn(item.title), textIn(item.company_number)];
  if (name === null || number === null) return null;
  const created = textIn(item.date_of_creation);
  return {
    number,
    name,
    status: readCompanyStatus(textIn(item.company_status)),
    incorporated: created !== null && /^\d{4}-\d{2}-\d{2}$/.test(created) ? created : null,
    registeredAddress: registeredAddressOf(item.address),
    // Search results have no SIC codes.
    sicCodes: [],
    listed: true,
    formerNames: (textIn(item.snippet) ?? '').split(BETWEEN_FORMER_NAMES).filter(Boolean),
  };
};

/** Companies House through its public API; unavailable if it is slow, down or over quota. */
export class LiveCompanies implements CompanySource {
  private readonly logger = new Logger(LiveCompanies.name);
  private pausedUntil = 0;

  constructor(
    private readonly account: CompaniesHouseAccount,
    private readonly limits: Pick<RateLimits, 'consume'>,
  ) {}

  async find(typed: string): Promise<readonly FoundCompany[] | null> {
    if (performance.now() < this.pausedUntil || !(await this.isAllowed())) return null;
    try {
      const answer = await this.search(typed);
      if (answer === null) return null;
      const { items = [] } = answer;
      return items
        .flatMap((item) => companyOf(item) ?? [])
        .slice(0, MAX_COMPANIES)
        .map((company) => foundBy(typed, company));
    } catch (failure) {
      this.pausedUntil = performance.now() + REST_MS;
      this.logger.warn({ err: failure }, 'Companies House is not responding: using the local data instead');
      return null;
    }
  }

  private async isAllowed(): Promise<boolean> {
    try {
      await this.limits.consume(ALLOWED, ALL_CALLERS);
      return true;
    } catch (refusal) {
      if (!(refusal instanceof TooManyRequests)) throw refusal;
      return false;
    }
  }

  /** Null if it rejects the query. */
  private async search(typed: string): Promise<SearchAnswer | null> {
    const address = new URL(`${this.account.url}/search/companies`);
    // Companies House does not find numbers with a label or a full stop.
    const q = numberPrefixes(typed).at(-1) ?? typed;
    address.search = new URLSearchParams({ q, items_per_page: `${MAX_COMPANIES}` }).toString();
    const response = await fetch(address, {
      headers: { authorization: `Basic ${Buffer.from(`${this.account.key}:`).toString('base64')}` },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (OF_THE_QUESTION.has(response.status)) return null;
    if (!response.ok) throw new Error(`Companies House returned ${response.status}`);
    return (await response.json()) as SearchAnswer;
  }
}

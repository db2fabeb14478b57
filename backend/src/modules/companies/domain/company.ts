import type { CompanyStatus } from './company-status.js';

/** What a company does, by the Standard Industrial Classification of 2007. */
export interface SicCode {
  readonly code: string;
  /** Null where the source gives numbers alone. */
  readonly text: string | null;
}

/** The file of Companies House has no more of one company. */
export const MAX_FORMER_NAMES = 10;

/** A company as Companies House publishes it; what a source does not say is null. */
export interface Company {
  readonly number: string;
  readonly name: string;
  readonly status: CompanyStatus | null;
  /** YYYY-MM-DD */
  readonly incorporated: string | null;
  readonly registeredAddress: string | null;
  readonly sicCodes: readonly SicCode[];
  /** False for one that a later file of Companies House lacks. */
  readonly listed: boolean;
  /** The names it had before, the latest first. */
  readonly formerNames: readonly string[];
}

/** A company as the answer to what somebody typed. */
export interface FoundCompany extends Omit<Company, 'formerNames'> {
  /** The former name that fits what was typed better than the present one; null where none does. */
  readonly formerName: string | null;
}

/** '65120 - Non-life insurance', as the file of Companies House has it, or the number alone. */
export const readSicCode = (text: string): SicCode | null => {
  const [, code, words] = /^\s*(\d{4,5})(?:\s*-\s*(.*\S))?\s*$/s.exec(text) ?? [];
  return code === undefined ? null : { code: code.padStart(5, '0'), text: words ?? null };
};

/** The parts that say something, as one line. */
export const addressOf = (parts: readonly (string | null | undefined)[]): string | null =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ') || null;

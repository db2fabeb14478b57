import type { CompanyStatus } from './company-status.js';

/** A company's activity, by the Standard Industrial Classification of 2007. */
export interface SicCode {
  readonly code: string;
  /** Null if the source has only numbers. */
  readonly text: string | null;
}

/** The maximum in the file of Companies House. */
export const MAX_FORMER_NAMES = 10;

/** A company as Companies House publishes it; null for what a source does not provide. */
export interface Company {
  readonly number: string;
  readonly name: string;
  readonly status: CompanyStatus | null;
  /** YYYY-MM-DD */
  readonly incorporated: string | null;
  readonly registeredAddress: string | null;
  readonly sicCodes: readonly SicCode[];
  /** False for one that is missing from a later file of Companies House. */
  readonly listed: boolean;
  /** Its former names, the latest first. */
  readonly formerNames: readonly string[];
}

/** A company found for a typed text. */
export interface FoundCompany extends Omit<Company, 'formerNames'> {
  /** The former name that matches better than the current one; null if none does. */
  readonly formerName: string | null;
}

/** '65120 - Non-life insurance', as in the file of Companies House, or the number alone. */
export const readSicCode = (text: string): SicCode | null => {
  const [, code, words] = /^\s*(\d{4,5})(?:\s*-\s*(.*\S))?\s*$/s.exec(text) ?? [];
  return code === undefined ? null : { code: code.padStart(5, '0'), text: words ?? null };
};

/** The non-blank parts on one line. */
export const addressOf = (parts: readonly (string | null | undefined)[]): string | null =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ') || null;

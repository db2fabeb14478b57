import { companyKey, wordsOf } from '#kernel/lending/company-key.js';
import type { Company, FoundCompany } from './company.js';
import { isOneLetterAway, mayBeMistyped } from './one-letter.js';

/** The last typed word may be incomplete; the others are whole. */
const has = (name: readonly string[], word: string, isLast: boolean): boolean =>
  name.some((own) => (isLast ? own.startsWith(word) : own === word));

/**
 * How well a name's key matches a typed text, 0 best, null not at all: starts with it, has all the words, all with
 * one wrong letter, all except the last.
 */
export const fitOf = (typed: string, key: string): number | null => {
  if (key.startsWith(typed)) return 0;
  const [typedWords, name] = [wordsOf(typed), wordsOf(key)];
  const missing = typedWords.filter((word, place) => !has(name, word, place === typedWords.length - 1));
  const [wrong] = missing;
  if (wrong === undefined) return 1;
  if (missing.length > 1) return null;
  if (mayBeMistyped(wrong) && name.some((own) => isOneLetterAway(wrong, own))) return 2;
  return typedWords.length > 1 && wrong === typedWords.at(-1) ? 3 : null;
};

export interface CompanyName {
  readonly name: string;
  readonly key: string;
}

interface FittingName extends CompanyName {
  readonly fit: number;
}

/** The current name, then the former ones. */
export const namesOf = ({ name, formerNames }: Pick<Company, 'name' | 'formerNames'>): CompanyName[] =>
  [name, ...formerNames].map((one) => ({ name: one, key: companyKey(one) }));

/** A company's name that matches best, the first of equal ones; null if none matches. */
export const fittingName = (typed: string, names: readonly CompanyName[]): FittingName | null => {
  if (typed === '') return null;
  const fitting = names.flatMap((one): FittingName[] => {
    const fit = fitOf(typed, one.key);
    return fit === null ? [] : [{ ...one, fit }];
  });
  return fitting.sort((a, b) => a.fit - b.fit)[0] ?? null;
};

/** The company with the former name by which it was found, if it was. */
export const foundBy = (typed: string, { formerNames, ...company }: Company): FoundCompany => {
  const names = namesOf({ ...company, formerNames });
  const fitting = fittingName(companyKey(typed), names);
  const isFormer = fitting !== null && fitting.key !== names[0]?.key;
  return { ...company, formerName: isFormer ? fitting.name : null };
};

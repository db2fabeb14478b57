/** At least nine digits, which no position in code and no date has. */
const PHONE = /(?<![\p{L}\p{Nd}_.-])[+(]*(?:\p{Nd}[\s().\u2010-\u2015-]*){9,}(?![\p{L}\p{Nd}_])/gu;

/** What may hold typed text or secrets: queries and fragments, quoted text, addresses, tokens. */
const PERSONAL = [/[?#][^\s)]*/g, /"[^"]*"?/g, /[^\s@/]+@[^\s@/:]+\.[^\s@/:]+/g, /[\w-]{40,}/g, PHONE];

const clean = (text: string): string =>
  PERSONAL.reduce((cleaned, pattern) => cleaned.replaceAll(pattern, '[removed]'), text);

/** Texts from a browser with personal data removed, for the log. */
export const withoutPersonalData = <Texts extends Record<string, string>>(texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, clean(text)])) as Texts;

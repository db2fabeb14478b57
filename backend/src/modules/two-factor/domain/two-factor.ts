/** The number of recovery codes per account; each works once. */
export const RECOVERY_CODES = 10;

/** A typed second step: an app's digits, or a recovery code in standard form. */
export type TypedCode =
  { readonly kind: 'app'; readonly digits: string } | { readonly kind: 'recovery'; readonly code: string };

const DIGITS = /^\d{6}$/;

/**
 * Ignores spaces, hyphens and letter case; letters that recovery codes do not use are read as the digits they
 * resemble.
 */
export const readCode = (text: string): TypedCode => {
  const typed = text.replaceAll(/[\s\p{Pd}]/gu, '').toLowerCase();
  if (DIGITS.test(typed)) return { kind: 'app', digits: typed };
  return { kind: 'recovery', code: typed.replaceAll('o', '0').replaceAll(/[il]/g, '1') };
};

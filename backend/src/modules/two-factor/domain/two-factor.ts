/** How many recovery codes an account is given at a time; each opens it once. */
export const RECOVERY_CODES = 10;

/** What somebody typed as the second step: the digits that an app shows, or a recovery code in its one spelling. */
export type TypedCode =
  { readonly kind: 'app'; readonly digits: string } | { readonly kind: 'recovery'; readonly code: string };

const DIGITS = /^\d{6}$/;

/** Spaces, hyphens and the letters' case say nothing; letters that recovery codes leave out are the digits they look like. */
export const readCode = (text: string): TypedCode => {
  const typed = text.replaceAll(/[\s\p{Pd}]/gu, '').toLowerCase();
  if (DIGITS.test(typed)) return { kind: 'app', digits: typed };
  return { kind: 'recovery', code: typed.replaceAll('o', '0').replaceAll(/[il]/g, '1') };
};

const WITH_SCHEME = /^https?:\/\//i;
const BARE_DOMAIN = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:[/?#]|$)/u;
// Characters that addresses never need, and that browsers strip or alter before reading the scheme.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Z}<>"'`\\]/u;

/** The address to link to ('lender.co.uk' gains https://), or null if it is not a public web page. */
export const readWebsite = (text: string): string | null => {
  const trimmed = text.trim();
  if (UNSAFE.test(trimmed)) return null;
  const address = BARE_DOMAIN.test(trimmed) ? `https://${trimmed}` : trimmed;
  if (!WITH_SCHEME.test(address) || !URL.canParse(address)) return null;
  const { hostname, username, password } = new URL(address);
  const names = hostname.split('.');
  if (names.length < 2 || names.includes('') || username !== '' || password !== '') return null;
  return address.replace(WITH_SCHEME, (scheme) => scheme.toLowerCase());
};

const PARTS = /^(?<start>postgres(?:ql)?:\/\/(?:[^/?#@]*@)?)(?<hosts>[^/?#]+)(?<rest>.*)$/s;
/** libpq's option for the kind of server, which pg does not support. The application always needs a writable one. */
const KIND = 'target_session_attrs';
const USABLE_KINDS: readonly (string | null)[] = [null, 'any', 'read-write', 'primary'];

/**
 * One address per host of a DATABASE_URL, which may name several as in libpq (`postgres://user@one:5432,two/name`);
 * null if unreadable.
 */
export const databaseAddresses = (url: string): string[] | null => {
  const { start = '', hosts = '', rest = '' } = PARTS.exec(url)?.groups ?? {};
  const addresses = hosts.split(',').map((host) => addressOf(`${start}${host}${rest}`));
  return addresses.some((address) => address === null) ? null : (addresses as string[]);
};

const addressOf = (text: string): string | null => {
  const url = URL.parse(text);
  if (!url?.hostname || !USABLE_KINDS.includes(url.searchParams.get(KIND))) return null;
  if (!url.searchParams.has(KIND)) return text;
  url.searchParams.delete(KIND);
  return url.href;
};

const PARTS = /^(?<start>postgres(?:ql)?:\/\/(?:[^/?#@]*@)?)(?<hosts>[^/?#]+)(?<rest>.*)$/s;
/** libpq's wish for a kind of server, which pg does not know. The application writes: another kind is of no use to it. */
const KIND = 'target_session_attrs';
const USABLE_KINDS: readonly (string | null)[] = [null, 'any', 'read-write', 'primary'];

/**
 * The addresses, one per host, behind a DATABASE_URL that may name several (`postgres://user@one:5432,two/name`, as
 * libpq reads it); null when it cannot be read.
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

import { Client } from 'pg';

const PATIENCE_MS = 2_000;

/** Every server responds, but none is writable: standbys, or set to read only. */
class NoServerTakesWrites extends Error {
  /** PostgreSQL's own code for a write on such a server. */
  readonly code = '25006';

  constructor() {
    super('None of the servers accepts writes');
  }
}

/**
 * The first of these addresses whose server is writable. All are queried at once, so that a hanging one does not
 * delay the others.
 */
export const findWritable = async (addresses: readonly string[]): Promise<string> => {
  const answers = addresses.map((address) =>
    takesWrites(address).then(
      (does) => (does ? null : new NoServerTakesWrites()),
      (failure: unknown) => failure,
    ),
  );
  const failures: unknown[] = [];
  for (const [index, address] of addresses.entries()) {
    const failure = await answers[index];
    if (failure === null) return address;
    failures.push(failure);
  }
  throw failures.find((failure) => failure instanceof NoServerTakesWrites) ?? failures[0];
};

const takesWrites = async (address: string): Promise<boolean> => {
  const client = new Client({
    connectionString: address,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
    return rows[0]?.transaction_read_only === 'off';
  } finally {
    // A hanging server would not acknowledge the end either.
    void client.end().catch(() => undefined);
  }
};

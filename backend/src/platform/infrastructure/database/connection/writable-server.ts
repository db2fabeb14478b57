import { Client } from 'pg';

const PATIENCE_MS = 2_000;

/** Every server answers, and none of them takes writes: a standby, or one that is set to read only. */
class NoServerTakesWrites extends Error {
  /** What PostgreSQL itself says to a write there. */
  readonly code = '25006';

  constructor() {
    super('None of the servers accepts writes');
  }
}

/** The first of these addresses whose server takes writes now. All are asked at once: one that hangs holds up nobody. */
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
    // A server that hangs would not answer to a farewell either.
    void client.end().catch(() => undefined);
  }
};

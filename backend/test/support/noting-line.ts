import { CuttableLine } from './cuttable-line.js';

export interface NotingLine {
  /** The database's URL through this proxy. */
  readonly url: string;
  /** The SQL statements during `work`, in order, each on one line. */
  during(work: () => Promise<unknown>): Promise<readonly string[]>;
  close(): void;
}

/** A database proxy that records statements. */
export const startNotingLine = async (target: string): Promise<NotingLine> => {
  const url = new URL(target);
  let noted: string[] = [];
  const line = await CuttableLine.to({ host: url.hostname, port: Number(url.port) }, () =>
    statementsIn((statement) => noted.push(statement.replaceAll(/\s+/g, ' ').trim())),
  );
  url.host = `127.0.0.1:${line.port}`;
  return {
    url: url.href,
    during: async (work) => {
      noted = [];
      await work();
      return noted;
    },
    close: () => line.close(),
  };
};

const LENGTH_BYTES = 4;

/** Parses a PostgreSQL client's messages on one connection, and reports each executed statement. */
const statementsIn = (tell: (statement: string) => void): ((sent: Buffer) => void) => {
  const prepared = new Map<string, string>();
  let unread: Buffer = Buffer.alloc(0);
  // Each message except the first has a type byte before its length.
  let letters = 0;
  const read = (kind: string, [first = '', second = '']: readonly string[]): void => {
    if (kind === 'P') prepared.set(first, second);
    if (kind === 'B') tell(prepared.get(second) ?? '');
    if (kind === 'Q') tell(first);
  };
  return (sent) => {
    unread = Buffer.concat([unread, sent]);
    while (unread.length >= letters + LENGTH_BYTES) {
      const end = letters + unread.readInt32BE(letters);
      if (unread.length < end) return;
      read(
        unread.toString('latin1', 0, letters),
        unread.toString('utf8', letters + LENGTH_BYTES, end).split('\0', 2),
      );
      unread = unread.subarray(end);
      letters = 1;
    }
  };
};

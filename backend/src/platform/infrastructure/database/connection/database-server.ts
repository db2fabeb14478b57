/** The PostgreSQL server that this process uses. */
export abstract class DatabaseServer {
  /** Where the data is stored, for messages. */
  abstract readonly location: string;
  /** Resolves to the database's address once it accepts connections. @throws DatabaseUnusable */
  abstract start(): Promise<string>;
  /** Publishes the application's address, so that a second start on the same data can report it. */
  abstract announce(address: string): void;
  /** Call it last, when no query is running. */
  abstract stop(): Promise<void>;
  /** For a forced exit: requests a stop without waiting for it. */
  abstract abandon(): void;
}

/** No usable database; the message says why and what to do. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable';
}

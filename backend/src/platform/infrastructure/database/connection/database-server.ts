/** The PostgreSQL server this process works on. */
export abstract class DatabaseServer {
  /** Where the data is, for a person to read. */
  abstract readonly location: string;
  /** Resolves to the database's address once it answers. @throws DatabaseUnusable */
  abstract start(): Promise<string>;
  /** Tells where the application listens, so that a second start on the same data can say so. */
  abstract announce(address: string): void;
  /** Call it last: nothing may still be asking. */
  abstract stop(): Promise<void>;
  /** For a forced exit: asks for a stop and does not wait for it. */
  abstract abandon(): void;
}

/** There is no database to work on; the message says why and what to do. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable';
}

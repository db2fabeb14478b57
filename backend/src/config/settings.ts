/** What an operator may set, read once at the start. The class is also its injection token. */
export abstract class Settings {
  /** 0 takes any free port. */
  abstract readonly port: number;
  abstract readonly host: string;
  /** Null: the embedded PostgreSQL. */
  abstract readonly databaseUrl: string | null;
  /** Absolute. Holds secrets and the embedded database. */
  abstract readonly dataDir: string;
  /** The first admin; both or neither. */
  abstract readonly adminEmail: string | null;
  abstract readonly adminPassword: string | null;
  /** Whether staff may do nothing before they have set up two-step sign-in. */
  abstract readonly adminTwoFactor: 'required' | 'optional';
  /** Whether an offer is accepted only once the client has acknowledged how the broker is paid. */
  abstract readonly requireDisclosure: boolean;
  /** Whether an empty database gets the demonstration panel and admin, and the embedded one a demonstration partner. */
  abstract readonly demo: boolean;
  /** Signs new sessions. */
  abstract readonly sessionSecret: string;
  /** Still accepted for sessions that were signed before a rotation. */
  abstract readonly previousSessionSecrets: readonly string[];
  abstract readonly passwordPepper: string;
  /** The address visitors use, without a slash at its end. */
  abstract readonly publicUrl: string | null;
  /** The server that takes mails; null: they are kept in DATA_DIR/mail for a day. */
  abstract readonly smtpUrl: string | null;
  /** The address that mails come from. */
  abstract readonly mailFrom: string;
  /** Where Companies House is asked, without a slash at its end, and the key of its API; null: only what is known here is looked up. */
  abstract readonly companiesHouseUrl: string;
  abstract readonly companiesHouseKey: string | null;
  /** Express's `trust proxy`: how many proxies stand in front, or their addresses. */
  abstract readonly trustProxy: number | readonly string[];
  /** Multiplies every rate limit. */
  abstract readonly rateLimitScale: number;
  /** How long a request may wait for the database in all. */
  abstract readonly requestMs: number;
  /** How long requests in flight may take to finish once a stop was asked for. */
  abstract readonly shutdownGraceMs: number;
  abstract readonly logLevel: LogLevel;
  /** Real visitors over https: cookies are Secure, HSTS is sent, secrets must be long. */
  abstract readonly production: boolean;
}

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

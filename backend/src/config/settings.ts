/** The operator's settings, read once at the start. The class is also its injection token. */
export abstract class Settings {
  /** 0 uses any free port. */
  abstract readonly port: number;
  abstract readonly host: string;
  /** Null: the embedded PostgreSQL. */
  abstract readonly databaseUrl: string | null;
  /** Absolute. Holds secrets and the embedded database. */
  abstract readonly dataDir: string;
  /** The first administrator; both or neither. */
  abstract readonly adminEmail: string | null;
  abstract readonly adminPassword: string | null;
  /** Whether two-step sign-in is mandatory for staff. */
  abstract readonly adminTwoFactor: 'required' | 'optional';
  /** Whether an offer can be accepted only after the client has acknowledged the commission disclosure. */
  abstract readonly requireDisclosure: boolean;
  /**
   * Whether an empty database gets the demonstration panel and administrator, and the embedded one a demonstration
   * partner.
   */
  abstract readonly demo: boolean;
  /** Signs new sessions. */
  abstract readonly sessionSecret: string;
  /** Still accepted for sessions that were signed before a rotation. */
  abstract readonly previousSessionSecrets: readonly string[];
  /** Keys new password hashes, two-step secrets and recovery codes. */
  abstract readonly passwordPepper: string;
  /** Still accepted for those stored before a rotation. */
  abstract readonly previousPasswordPeppers: readonly string[];
  /** The site's public address, without a trailing slash. */
  abstract readonly publicUrl: string | null;
  /** The mail server; null: emails are saved in DATA_DIR/mail for a day. */
  abstract readonly smtpUrl: string | null;
  /** How to sign in to the mail server with an access token; null: as SMTP_URL says. */
  abstract readonly smtpOAuth: SmtpOAuth | null;
  /** The sender address of emails. */
  abstract readonly mailFrom: string;
  /**
   * The address of the Companies House API, without a trailing slash, and its key; null: only local sources are
   * searched.
   */
  abstract readonly companiesHouseUrl: string;
  abstract readonly companiesHouseKey: string | null;
  /** Express's `trust proxy`: the number of proxies, or their addresses. */
  abstract readonly trustProxy: number | readonly string[];
  /** Multiplies every rate limit. */
  abstract readonly rateLimitScale: number;
  /** The total time that a request may wait for the database. */
  abstract readonly requestMs: number;
  /** The time for requests in flight to finish on shutdown. */
  abstract readonly shutdownGraceMs: number;
  abstract readonly logLevel: LogLevel;
  /** The absolute path of the folder for nightly backups; null turns them off. */
  abstract readonly backupDir: string | null;
  /** The number of backups that are kept. */
  abstract readonly backupKeep: number;
  /** The encryption passphrase; never null if nightly backups are on. */
  abstract readonly backupPassphrase: string | null;
  /** The metrics port on the same host; null turns metrics off. */
  abstract readonly metricsPort: number | null;
  /** Real visitors over https: cookies are Secure, HSTS is sent, secrets must be long. */
  abstract readonly production: boolean;
}

/** OAuth 2.0 client credentials (RFC 6749, section 4.4) for a mail server that takes access tokens. */
export interface SmtpOAuth {
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
}

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

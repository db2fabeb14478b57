import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { databaseAddresses } from './database-addresses.js';
import { storedFile } from './stored-file.js';
import { LOG_LEVELS, type Settings, type SmtpOAuth } from './settings.js';
import { WrongSetting } from './wrong-setting.js';

type Environment = Readonly<Record<string, string | undefined>>;

const PROJECT = resolve(import.meta.dirname, '../../..');
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const HOST = /^[A-Za-z0-9.:_-]+$/;
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
/** The number of proxies. */
const PROXIES = /^\d{1,2}$/;
const SECRET_BYTES = 32;
/** Callers get a response within five seconds; the rest is for the network. */
const REQUEST_MS = 4_500;
/** A shorter one could be guessed offline. */
const PASSPHRASE_CHARACTERS = 16;

/** The scope for Microsoft 365, the most common server with OAuth. */
const SMTP_OAUTH_SCOPE = 'https://outlook.office365.com/.default';

const COMPANIES_HOUSE = 'https://api.company-information.service.gov.uk';

/**
 * Reads every setting; throws for the first invalid one. Secrets that are not set are generated and stored in the
 * data folder.
 */
export const readSettings = (env: Environment): Settings => {
  const text = (name: string): string | null => env[name]?.trim() || null;
  const checked = (name: string, fits: (value: string) => boolean, wanted: string): string | null => {
    const value = text(name);
    if (value !== null && !fits(value)) throw new WrongSetting(name, wanted);
    return value;
  };
  const number = (name: string, fallback: number, from: number, to: number): number => {
    const fits = (value: string) => /^\d+$/.test(value) && from <= Number(value) && Number(value) <= to;
    return Number(checked(name, fits, `must be a whole number from ${from} to ${to}`) ?? fallback);
  };
  const address = (name: string, kinds: readonly string[]): string | null => {
    const fits = (value: string) => {
      const url = URL.parse(value);
      return url !== null && kinds.includes(url.protocol) && url.hostname !== '';
    };
    return checked(name, fits, `must be a URL that begins with ${kinds.join('// or ')}//`);
  };
  const oneOf = <Word extends string>(
    name: string,
    words: readonly Word[],
    fallback: Word,
    wanted = `must be ${words.join(' or ')}`,
  ): Word => {
    const value = checked(name, (word) => words.some((known) => known === word), wanted);
    return words.find((known) => known === value) ?? fallback;
  };
  const onOrOff = (name: string, fallback: boolean): boolean =>
    oneOf(name, ['on', 'off'], fallback ? 'on' : 'off') === 'on';
  const email = (name: string): string | null =>
    checked(name, (value) => EMAIL.test(value), 'must be an email address');

  const readSmtp = (visitedByMany: boolean) => {
    const url = smtpUrl(address('SMTP_URL', ['smtp:', 'smtps:']), text('MAIL'), visitedByMany);
    const tokenUrl = address('SMTP_OAUTH_TOKEN_URL', ['https:', 'http:']);
    const [clientId, clientSecret] = [text('SMTP_OAUTH_CLIENT_ID'), text('SMTP_OAUTH_CLIENT_SECRET')];
    return {
      smtpUrl: url,
      smtpOAuth: smtpOAuth(url, { tokenUrl, clientId, clientSecret, scope: text('SMTP_OAUTH_SCOPE') }),
    };
  };

  const databaseUrl = checked(
    'DATABASE_URL',
    (value) => databaseAddresses(value) !== null,
    'must be a URL such as postgres://user:password@host:5432/name, or list several hosts separated by commas, one of which accepts writes',
  );
  const visitedAt = publicUrl(address('PUBLIC_URL', ['http:', 'https:']));
  // NODE_ENV is a convention of build tools; the security of cookies does not depend on it.
  const production = databaseUrl !== null && visitedAt !== null && visitedAt.startsWith('https:');
  const dataDir = resolve(text('DATA_DIR') ?? resolve(PROJECT, '.data'));
  const secret = (name: string, file: string): string => {
    const isLong = (one: string) => Buffer.byteLength(one.trim()) >= SECRET_BYTES;
    const value = checked(
      name,
      (secrets) => !production || secrets.split(',').every(isLong),
      `must be at least ${SECRET_BYTES} bytes long in production`,
    );
    if (value !== null) return value;
    if (databaseUrl === null) return storedFile(dataDir, file, () => randomBytes(48).toString('base64url'));
    throw new WrongSetting(
      name,
      'must be set when DATABASE_URL is, because every process needs the same value',
    );
  };

  const settings = {
    port: number('PORT', 3000, 0, 65_535),
    host: checked('HOST', (value) => HOST.test(value), 'must be a host name or an IP address') ?? '127.0.0.1',
    databaseUrl,
    dataDir,
    ...firstAdmin(email('ADMIN_EMAIL'), text('ADMIN_PASSWORD')),
    adminTwoFactor: oneOf('ADMIN_TWO_FACTOR', ['required', 'optional'], 'optional'),
    requireDisclosure: onOrOff('REQUIRE_DISCLOSURE', false),
    demo: onOrOff('DEMO', databaseUrl === null),
    publicUrl: visitedAt,
    ...readSmtp(production),
    mailFrom:
      email('MAIL_FROM') ?? `no-reply@${visitedAt === null ? 'localhost' : new URL(visitedAt).hostname}`,
    companiesHouseUrl: (address('COMPANIES_HOUSE_URL', ['https:', 'http:']) ?? COMPANIES_HOUSE).replace(
      /\/+$/,
      '',
    ),
    companiesHouseKey: checked(
      'COMPANIES_HOUSE_KEY',
      (value) => /^[\w-]{8,200}$/.test(value),
      'must be a Companies House API key: letters, digits and hyphens',
    ),
    trustProxy: trustProxy(
      checked(
        'TRUST_PROXY',
        (value) => PROXIES.test(value) || listOf(value).every(isNetwork),
        'must be the number of proxies in front of the server, or a list of their addresses',
      ) ?? '0',
    ),
    rateLimitScale: Number(
      checked(
        'RATE_LIMIT_SCALE',
        (value) => Number(value) > 0 && Number(value) <= 1_000_000,
        'must be a positive number, at most a million',
      ) ?? 1,
    ),
    requestMs: number('REQUEST_MS', REQUEST_MS, 1_000, 600_000),
    shutdownGraceMs: number('SHUTDOWN_GRACE_MS', 10_000, 0, 600_000),
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, 'info', `must be one of ${LOG_LEVELS.join(', ')}`),
    ...backups(text('BACKUP_DIR'), readPassphrase(env)),
    backupKeep: number('BACKUP_KEEP', 14, 1, 1_000),
    metricsPort: text('METRICS_PORT') === null ? null : number('METRICS_PORT', 0, 0, 65_535),
    production,
  };
  // Last, because these write files: a start that fails on an invalid setting leaves nothing behind.
  const secrets = (name: string, file: string): string[] => listOf(secret(name, file)).filter(Boolean);
  const [sessionSecret = '', ...previousSessionSecrets] = secrets('SESSION_SECRET', 'session-secret');
  const [passwordPepper = '', ...previousPasswordPeppers] = secrets('PASSWORD_PEPPER', 'password-pepper');
  return {
    ...settings,
    sessionSecret,
    previousSessionSecrets,
    passwordPepper,
    previousPasswordPeppers,
  };
};

const listOf = (value: string): string[] => value.split(',').map((one) => one.trim());

const firstAdmin = (adminEmail: string | null, adminPassword: string | null) => {
  if (adminEmail !== null && adminPassword === null)
    throw new WrongSetting('ADMIN_PASSWORD', 'must be set when ADMIN_EMAIL is');
  if (adminPassword !== null && adminEmail === null)
    throw new WrongSetting('ADMIN_EMAIL', 'must be set when ADMIN_PASSWORD is');
  const fits = adminPassword === null || (adminPassword.length >= 12 && adminPassword.length <= 128);
  if (!fits) throw new WrongSetting('ADMIN_PASSWORD', 'must have 12 to 128 characters');
  return { adminEmail, adminPassword };
};

/** As typed: outer spaces are part of it. @throws WrongSetting when it is too short */
export const readPassphrase = (env: Environment): string | null => {
  const value = env['BACKUP_PASSPHRASE'] || null;
  if (value !== null && Array.from(value).length < PASSPHRASE_CHARACTERS)
    throw new WrongSetting(
      'BACKUP_PASSPHRASE',
      `must have at least ${PASSPHRASE_CHARACTERS} characters, such as five random words`,
    );
  return value;
};

const backups = (folder: string | null, backupPassphrase: string | null) => {
  if (folder !== null && backupPassphrase === null)
    throw new WrongSetting('BACKUP_PASSPHRASE', 'must be set when BACKUP_DIR is');
  const backupDir = folder === null ? null : resolve(folder);
  if (backupDir !== null) checkWritable(backupDir);
  return { backupDir, backupPassphrase };
};

const checkWritable = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new WrongSetting(
      'BACKUP_DIR',
      `must be a folder this account can write to (${code ?? 'unusable'})`,
    );
  }
};

interface SmtpOAuthTexts {
  readonly tokenUrl: string | null;
  readonly clientId: string | null;
  readonly clientSecret: string | null;
  readonly scope: string | null;
}

const smtpOAuth = (
  url: string | null,
  { tokenUrl, clientId, clientSecret, scope }: SmtpOAuthTexts,
): SmtpOAuth | null => {
  const given = {
    SMTP_OAUTH_TOKEN_URL: tokenUrl,
    SMTP_OAUTH_CLIENT_ID: clientId,
    SMTP_OAUTH_CLIENT_SECRET: clientSecret,
  };
  if (Object.values(given).every((value) => value === null)) return null;
  const [missing] = Object.entries(given).find(([, value]) => value === null) ?? [];
  if (missing !== undefined)
    throw new WrongSetting(missing, 'must be set when another SMTP_OAUTH_ setting is');
  const { username, password } = new URL(url ?? 'none:');
  if (username === '' || password !== '')
    throw new WrongSetting(
      'SMTP_URL',
      'must name the mailbox and no password when SMTP_OAUTH_CLIENT_ID is set, such as smtp://office%40example.co.uk@smtp.office365.com:587',
    );
  return {
    tokenUrl: tokenUrl ?? '',
    clientId: clientId ?? '',
    clientSecret: clientSecret ?? '',
    scope: scope ?? SMTP_OAUTH_SCOPE,
  };
};

const publicUrl = (value: string | null): string | null => {
  if (value === null) return null;
  const { origin, href } = new URL(value);
  if (href.replace(/\/$/, '') !== origin) {
    throw new WrongSetting('PUBLIC_URL', 'must be a URL without a path, such as https://www.example.co.uk');
  }
  return origin;
};

const smtpUrl = (value: string | null, mail: string | null, production: boolean): string | null => {
  const isFiles = mail === 'files' && value === null;
  // A login shell sets MAIL to the user's mailbox.
  const isKnownFolder = mail !== null && !mail.startsWith('/');
  if (isKnownFolder && !isFiles)
    throw new WrongSetting('MAIL', 'must be files, and only if SMTP_URL is not set');
  if (production && value === null && !isFiles) {
    throw new WrongSetting(
      'SMTP_URL',
      'must be set in production, or set MAIL=files to save emails in DATA_DIR/mail for a day',
    );
  }
  return value;
};

const trustProxy = (value: string): number | readonly string[] =>
  PROXIES.test(value) ? Number(value) : listOf(value);

const isNetwork = (text: string): boolean => {
  if (NAMED_NETWORKS.includes(text)) return true;
  const [ip = '', bits, ...rest] = text.split('/');
  const version = isIP(ip);
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  return version !== 0 && fits && rest.length === 0;
};

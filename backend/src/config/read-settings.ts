import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { databaseAddresses } from './database-addresses.js';
import { storedSecret } from './stored-secret.js';
import { LOG_LEVELS, type LogLevel, type Settings } from './settings.js';
import { WrongSetting } from './wrong-setting.js';

type Environment = Readonly<Record<string, string | undefined>>;

const PROJECT = resolve(import.meta.dirname, '../../..');
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const HOST = /^[A-Za-z0-9.:_-]+$/;
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
const SECRET_BYTES = 32;
const COMPANIES_HOUSE = 'https://api.company-information.service.gov.uk';

/** Reads every setting; the first wrong one is thrown. Secrets nobody set are made and kept in the data folder. */
export const readSettings = (env: Environment): Settings => {
  const text = (name: string): string | null => env[name]?.trim() || null;
  const number = (name: string, fallback: number, from: number, to: number): number => {
    const given = text(name) ?? String(fallback);
    const value = Number(given);
    const fits = /^\d+$/.test(given) && from <= value && value <= to;
    if (!fits) throw new WrongSetting(name, `must be a whole number from ${from} to ${to}`);
    return value;
  };
  const address = (name: string, kinds: readonly string[]): string | null => {
    const given = text(name);
    if (given === null) return null;
    const url = URL.parse(given);
    const fits = url && kinds.includes(url.protocol) && url.hostname;
    if (!fits) throw new WrongSetting(name, `must be an address that begins with ${kinds.join('// or ')}//`);
    return given;
  };

  const databaseUrl = databaseUrlOf(text('DATABASE_URL'));
  const visitedAt = publicUrl(address('PUBLIC_URL', ['http:', 'https:']));
  // NODE_ENV is a word between tools; whether cookies are safe does not hang on it.
  const production = databaseUrl !== null && visitedAt !== null && visitedAt.startsWith('https:');
  const dataDir = resolve(text('DATA_DIR') ?? resolve(PROJECT, '.data'));
  const secret = (name: string, file: string): string => {
    const given = text(name);
    if (given === null && databaseUrl !== null) {
      throw new WrongSetting(
        name,
        'must be set when DATABASE_URL is, because every process needs the same one',
      );
    }
    const tooShort =
      given !== null &&
      production &&
      given.split(',').some((one) => Buffer.byteLength(one.trim()) < SECRET_BYTES);
    if (tooShort) throw new WrongSetting(name, `must be at least ${SECRET_BYTES} bytes long in production`);
    return given ?? storedSecret(dataDir, file);
  };

  const settings = {
    port: number('PORT', 3000, 0, 65_535),
    host: host(text('HOST')),
    databaseUrl,
    dataDir,
    ...firstAdmin(text('ADMIN_EMAIL'), text('ADMIN_PASSWORD')),
    adminTwoFactor: requiredOrOptional(text('ADMIN_TWO_FACTOR')),
    requireDisclosure: onOrOff('REQUIRE_DISCLOSURE', text('REQUIRE_DISCLOSURE'), false),
    demo: onOrOff('DEMO', text('DEMO'), databaseUrl === null),
    publicUrl: visitedAt,
    smtpUrl: smtpUrl(address('SMTP_URL', ['smtp:', 'smtps:']), text('MAIL'), production),
    mailFrom: mailFrom(text('MAIL_FROM'), visitedAt),
    companiesHouseUrl: (address('COMPANIES_HOUSE_URL', ['https:', 'http:']) ?? COMPANIES_HOUSE).replace(
      /\/+$/,
      '',
    ),
    companiesHouseKey: companiesHouseKey(text('COMPANIES_HOUSE_KEY')),
    trustProxy: trustProxy(text('TRUST_PROXY')),
    rateLimitScale: scale(text('RATE_LIMIT_SCALE')),
    shutdownGraceMs: number('SHUTDOWN_GRACE_MS', 10_000, 0, 600_000),
    logLevel: logLevel(text('LOG_LEVEL')),
    production,
  };
  // Last, because these write: a start that a wrong setting stops leaves nothing behind.
  const [sessionSecret = '', ...previousSessionSecrets] = secret('SESSION_SECRET', 'session-secret')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  return {
    ...settings,
    sessionSecret,
    previousSessionSecrets,
    passwordPepper: secret('PASSWORD_PEPPER', 'password-pepper'),
  };
};

const databaseUrlOf = (given: string | null): string | null => {
  if (given !== null && databaseAddresses(given) === null) {
    throw new WrongSetting(
      'DATABASE_URL',
      'must be an address such as postgres://user:password@host:5432/name, or name several hosts with commas between them, one of which takes writes',
    );
  }
  return given;
};

const host = (given: string | null): string => {
  if (given !== null && !HOST.test(given))
    throw new WrongSetting('HOST', 'must be a host name or an IP address');
  return given ?? '127.0.0.1';
};

const firstAdmin = (adminEmail: string | null, adminPassword: string | null) => {
  if (adminEmail !== null && !EMAIL.test(adminEmail))
    throw new WrongSetting('ADMIN_EMAIL', 'must be an e-mail address');
  if (adminEmail !== null && adminPassword === null)
    throw new WrongSetting('ADMIN_PASSWORD', 'must be set when ADMIN_EMAIL is');
  if (adminPassword !== null && adminEmail === null)
    throw new WrongSetting('ADMIN_EMAIL', 'must be set when ADMIN_PASSWORD is');
  const fits = adminPassword === null || (adminPassword.length >= 12 && adminPassword.length <= 128);
  if (!fits) throw new WrongSetting('ADMIN_PASSWORD', 'must have 12 to 128 characters');
  return { adminEmail, adminPassword };
};

const onOrOff = (name: string, given: string | null, fallback: boolean): boolean => {
  if (given === null) return fallback;
  if (given !== 'on' && given !== 'off') throw new WrongSetting(name, 'must be on or off');
  return given === 'on';
};

const requiredOrOptional = (given: string | null): Settings['adminTwoFactor'] => {
  if (given === null) return 'optional';
  if (given === 'required' || given === 'optional') return given;
  throw new WrongSetting('ADMIN_TWO_FACTOR', 'must be required or optional');
};

const publicUrl = (given: string | null): string | null => {
  if (given === null) return null;
  const { origin, href } = new URL(given);
  if (href.replace(/\/$/, '') !== origin) {
    throw new WrongSetting('PUBLIC_URL', 'must be a bare address such as https://www.example.co.uk');
  }
  return origin;
};

const companiesHouseKey = (given: string | null): string | null => {
  if (given !== null && !/^[\w-]{8,200}$/.test(given))
    throw new WrongSetting(
      'COMPANIES_HOUSE_KEY',
      'must be a key of the Companies House API, letters, digits and hyphens',
    );
  return given;
};

const smtpUrl = (given: string | null, mail: string | null, production: boolean): string | null => {
  const isFiles = mail === 'files' && given === null;
  // A login shell sets MAIL to its user's own box.
  const isOurs = mail !== null && !mail.startsWith('/');
  if (isOurs && !isFiles)
    throw new WrongSetting('MAIL', 'can only be files, and only where SMTP_URL is not set');
  if (production && given === null && !isFiles) {
    throw new WrongSetting(
      'SMTP_URL',
      'must be set in production, or MAIL=files, which keeps mails in DATA_DIR/mail for a day',
    );
  }
  return given;
};

const mailFrom = (given: string | null, visitedAt: string | null): string => {
  if (given !== null && !EMAIL.test(given)) throw new WrongSetting('MAIL_FROM', 'must be an e-mail address');
  return given ?? `no-reply@${visitedAt === null ? 'localhost' : new URL(visitedAt).hostname}`;
};

const trustProxy = (given: string | null): number | readonly string[] => {
  if (given === null) return 0;
  if (/^\d{1,2}$/.test(given)) return Number(given);
  const addresses = given.split(',').map((one) => one.trim());
  if (!addresses.every(isNetwork)) {
    throw new WrongSetting(
      'TRUST_PROXY',
      'must be the number of proxies in front, or a list of their addresses',
    );
  }
  return addresses;
};

const isNetwork = (text: string): boolean => {
  if (NAMED_NETWORKS.includes(text)) return true;
  const [ip = '', bits, ...rest] = text.split('/');
  const version = isIP(ip);
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  return version !== 0 && fits && rest.length === 0;
};

const scale = (given: string | null): number => {
  const value = Number(given ?? 1);
  if (!(value > 0 && value <= 1_000_000)) {
    throw new WrongSetting('RATE_LIMIT_SCALE', 'must be a positive number, at most a million');
  }
  return value;
};

const logLevel = (given: string | null): LogLevel => {
  const level = LOG_LEVELS.find((one) => one === (given ?? 'info'));
  if (!level) throw new WrongSetting('LOG_LEVEL', `must be one of ${LOG_LEVELS.join(', ')}`);
  return level;
};

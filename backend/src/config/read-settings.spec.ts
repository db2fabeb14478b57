import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from './read-settings.js';

let folder: string;
describe('readSettings', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'funding-broker-settings-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const read = (env: Record<string, string> = {}) => readSettings({ DATA_DIR: join(folder, 'data'), ...env });
  const remote = {
    DATABASE_URL: 'postgres://app:secret@db.example/app',
    SESSION_SECRET: 's'.repeat(32),
    PASSWORD_PEPPER: 'p'.repeat(32),
  };

  const production = {
    ...remote,
    PUBLIC_URL: 'https://broker.example',
    SMTP_URL: 'smtp://mail.example:587',
  };

  it('works without any variables', () => {
    expect(read()).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      demo: true,
      adminEmail: null,
      adminTwoFactor: 'optional',
      requireDisclosure: false,
      publicUrl: null,
      trustProxy: 0,
      rateLimitScale: 1,
      requestMs: 4_500,
      shutdownGraceMs: 10_000,
      logLevel: 'info',
      production: false,
    });
  });

  it('stores data beside the code unless DATA_DIR is set', () => {
    const { dataDir } = readSettings(remote);

    expect(dataDir).toBe(join(import.meta.dirname, '../../../.data'));
  });

  it('generates each secret once, in a file only its owner can read', () => {
    const first = read();
    const second = read();

    expect(second).toEqual(first);
    expect(first.sessionSecret).not.toBe(first.passwordPepper);
    expect(first.sessionSecret.length).toBeGreaterThanOrEqual(32);
    expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'data', 'session-secret')).mode & 0o777).toBe(0o600);
  });

  it('returns the values that are set', () => {
    const settings = read({
      ...remote,
      SMTP_URL: 'smtps://mail.example',
      PORT: '0',
      HOST: '::',
      ADMIN_EMAIL: 'ada@example.co.uk',
      ADMIN_PASSWORD: 'a long password',
      PUBLIC_URL: 'https://broker.example/',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      RATE_LIMIT_SCALE: '0.5',
      REQUEST_MS: '30000',
      SHUTDOWN_GRACE_MS: '250',
      LOG_LEVEL: 'debug',
    });

    expect(settings).toMatchObject({
      port: 0,
      host: '::',
      demo: false,
      adminEmail: 'ada@example.co.uk',
      publicUrl: 'https://broker.example',
      trustProxy: ['10.0.0.0/8', '::1'],
      rateLimitScale: 0.5,
      requestMs: 30_000,
      shutdownGraceMs: 250,
      logLevel: 'debug',
      production: true,
    });
  });

  it.each([
    ['a database of its own and an https address', production, true],
    ['those, even with NODE_ENV=development', { ...production, NODE_ENV: 'development' }, true],
    ['the embedded database', { PUBLIC_URL: production.PUBLIC_URL, NODE_ENV: 'production' }, false],
    ['no address', { ...remote, NODE_ENV: 'production' }, false],
    ['an http address', { ...remote, PUBLIC_URL: 'http://broker.example', NODE_ENV: 'production' }, false],
  ])('decides for %s whether it is production', (_which, env, expected) => {
    expect(read(env).production).toBe(expected);
  });

  it('sends emails from the public address when MAIL_FROM is not set', () => {
    expect(read().mailFrom).toBe('no-reply@localhost');
    expect(read(production).mailFrom).toBe('no-reply@broker.example');
    expect(read({ ...production, MAIL_FROM: 'post@broker.example' }).mailFrom).toBe('post@broker.example');
  });

  it('saves emails as files in production only when MAIL=files is set', () => {
    const { SMTP_URL, ...withoutServer } = production;

    expect(() => read(withoutServer)).toThrow(
      'SMTP_URL must be set in production, or set MAIL=files to save emails in DATA_DIR/mail for a day',
    );
    expect(() => read({ ...production, MAIL: 'files' })).toThrow(/^MAIL must be files, and only if/);
    expect(read({ ...withoutServer, MAIL: 'files' }).smtpUrl).toBeNull();
    expect(read(remote).smtpUrl).toBeNull();
    expect(read(production).smtpUrl).toBe(SMTP_URL);
  });

  it('ignores a mailbox path that a login shell sets as MAIL', () => {
    const { SMTP_URL, ...withoutServer } = production;

    expect(read({ MAIL: '/var/mail/ada' }).smtpUrl).toBeNull();
    expect(read({ ...production, MAIL: '/var/mail/ada' }).smtpUrl).toBe(SMTP_URL);
    expect(() => read({ ...withoutServer, MAIL: '/var/mail/ada' })).toThrow(/^SMTP_URL must be set/);
    expect(() => read({ MAIL: 'file' })).toThrow(/^MAIL must be files/);
  });

  it('treats an empty variable as not set', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  it('accepts the previous password peppers after a rotation', () => {
    const settings = read({ PASSWORD_PEPPER: 'new one, old one' });

    expect(settings.passwordPepper).toBe('new one');
    expect(settings.previousPasswordPeppers).toEqual(['old one']);
  });

  it('accepts the previous session secrets after a rotation', () => {
    const settings = read({ SESSION_SECRET: 'new one, old one' });

    expect(settings.sessionSecret).toBe('new one');
    expect(settings.previousSessionSecrets).toEqual(['old one']);
  });

  const oauth = {
    SMTP_URL: 'smtp://office%40broker.example@smtp.office365.com:587',
    SMTP_OAUTH_TOKEN_URL: 'https://login.example/tenant/oauth2/v2.0/token',
    SMTP_OAUTH_CLIENT_ID: 'client',
    SMTP_OAUTH_CLIENT_SECRET: 'a secret',
  };

  it('signs in to the mail server with tokens when their client is set', () => {
    expect(read().smtpOAuth).toBeNull();
    expect(read(oauth).smtpOAuth).toEqual({
      tokenUrl: oauth.SMTP_OAUTH_TOKEN_URL,
      clientId: 'client',
      clientSecret: 'a secret',
      scope: 'https://outlook.office365.com/.default',
    });
  });

  it('configures nightly backups with the passphrase exactly as typed', () => {
    const backupDir = join(folder, 'backups');
    const backupPassphrase = ' fünf Wörter mit Leerzeichen ';

    const settings = read({
      BACKUP_DIR: backupDir,
      BACKUP_PASSPHRASE: backupPassphrase,
      METRICS_PORT: '9464',
    });

    expect(settings).toMatchObject({ backupDir, backupPassphrase, backupKeep: 14, metricsPort: 9464 });
    expect(statSync(backupDir).isDirectory()).toBe(true);
    expect(read()).toMatchObject({ backupDir: null, backupPassphrase: null, metricsPort: null });
  });

  it.each<[string, Record<string, string>]>([
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: '80a' }],
    ['HOST', { HOST: 'http://localhost' }],
    ['DATABASE_URL', { ...remote, DATABASE_URL: 'mysql://app:hunter2@db/app' }],
    ['DATABASE_URL', { ...remote, DATABASE_URL: 'db:5432' }],
    ['SESSION_SECRET', { ...remote, SESSION_SECRET: '' }],
    ['PASSWORD_PEPPER', { ...remote, PASSWORD_PEPPER: '' }],
    ['SESSION_SECRET', { ...production, SESSION_SECRET: 'hunter2' }],
    ['SESSION_SECRET', { ...production, SESSION_SECRET: `${'s'.repeat(32)},hunter2` }],
    ['PASSWORD_PEPPER', { ...production, PASSWORD_PEPPER: 'hunter2' }],
    ['PASSWORD_PEPPER', { ...production, PASSWORD_PEPPER: `${'p'.repeat(32)},hunter2` }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'hunter2', ADMIN_PASSWORD: 'a long password' }],
    ['ADMIN_EMAIL', { ADMIN_PASSWORD: 'a long password' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'ada@example.co.uk' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'ada@example.co.uk', ADMIN_PASSWORD: 'hunter2' }],
    ['ADMIN_TWO_FACTOR', { ADMIN_TWO_FACTOR: 'yes' }],
    ['REQUIRE_DISCLOSURE', { REQUIRE_DISCLOSURE: 'yes' }],
    ['DEMO', { DEMO: 'yes' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'broker.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://broker.example/site' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example:25' }],
    ['SMTP_URL', { SMTP_URL: 'https://mail.example' }],
    ['MAIL_FROM', { MAIL_FROM: 'the broker' }],
    ['MAIL', { MAIL: 'off' }],
    ['COMPANIES_HOUSE_URL', { COMPANIES_HOUSE_URL: 'ftp://companies.example' }],
    ['COMPANIES_HOUSE_KEY', { COMPANIES_HOUSE_KEY: 'a key: with spaces' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/40' }],
    ['RATE_LIMIT_SCALE', { RATE_LIMIT_SCALE: '0' }],
    ['RATE_LIMIT_SCALE', { RATE_LIMIT_SCALE: 'off' }],
    ['SHUTDOWN_GRACE_MS', { SHUTDOWN_GRACE_MS: '-1' }],
    ['BACKUP_PASSPHRASE', { BACKUP_DIR: '/tmp' }],
    ['BACKUP_PASSPHRASE', { BACKUP_PASSPHRASE: 'hunter2' }],
    ['BACKUP_DIR', { BACKUP_DIR: '/dev/null/backups', BACKUP_PASSPHRASE: 'five words picked at random' }],
    ['BACKUP_KEEP', { BACKUP_KEEP: 'all' }],
    ['METRICS_PORT', { METRICS_PORT: 'on' }],
    ['SMTP_OAUTH_TOKEN_URL', { ...oauth, SMTP_OAUTH_TOKEN_URL: '' }],
    ['SMTP_OAUTH_CLIENT_SECRET', { ...oauth, SMTP_OAUTH_CLIENT_SECRET: '' }],
    ['SMTP_URL', { ...oauth, SMTP_URL: 'smtp://office:hunter2@mail.example:587' }],
    ['SMTP_URL', { ...oauth, SMTP_URL: 'smtp://mail.example:587' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ])('names an invalid %s without printing its value (%j)', (variable, env) => {
    const value = env[variable] || 'hunter2';

    expect(() => read(env)).toThrow(new RegExp(`^${variable} (must|can)`));
    expect(() => read(env)).not.toThrow(value);
  });

  it('names a data folder that it cannot write to', () => {
    expect(() => readSettings({ DATA_DIR: '/dev/null/data' })).toThrow(/^DATA_DIR must be a folder/);
  });
});

import { join } from 'node:path';
import type { Settings } from './settings.js';
import type { Site } from './site.js';

const PLACEHOLDERS =
  'The site shows an example firm: put your own details into site.json, and set placeholders to false';

/** The start-up messages about security, the firm, email delivery and backups. */
export const describeMode = (settings: Settings, { placeholders }: Pick<Site, 'placeholders'>): string[] => [
  ...safetyOf(settings),
  ...(settings.production && placeholders ? [PLACEHOLDERS] : []),
  mailsOf(settings),
  ...backupsOf(settings),
];

const safetyOf = ({ production, databaseUrl, publicUrl, trustProxy }: Settings): string[] => {
  if (!production) {
    const missing = [
      ...(databaseUrl === null ? ['DATABASE_URL'] : []),
      ...(publicUrl?.startsWith('https:') ? [] : ['an https PUBLIC_URL']),
    ];
    return [
      `Not in production: cookies are also sent over http. Before real visitors use it, set ${missing.join(' and ')}`,
    ];
  }
  const hasNoProxy = trustProxy === 0;
  return [
    `In production for ${publicUrl}: cookies are Secure, and HSTS is sent`,
    ...(hasNoProxy ? [NO_PROXY] : []),
  ];
};

const NO_PROXY = 'TRUST_PROXY is not set: behind a proxy, all visitors share one rate limit';

const mailsOf = ({ smtpUrl, dataDir }: Settings): string =>
  smtpUrl === null
    ? `Emails are not sent: they are saved in ${join(dataDir, 'mail')} for a day`
    : `Emails are sent through ${new URL(smtpUrl).host}`;

const backupsOf = ({ backupDir, production }: Settings): string[] => {
  if (backupDir !== null) return [`Backups are written each night to ${backupDir}`];
  return production ? ['There are no nightly backups: set BACKUP_DIR and BACKUP_PASSPHRASE'] : [];
};

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '#config/settings.js';

/** The secrets that a restored database needs, and the files of generated ones. */
const SECRETS = [
  { setting: 'SESSION_SECRET', file: 'session-secret' },
  { setting: 'PASSWORD_PEPPER', file: 'password-pepper' },
] as const;

/** A secret as recorded in a backup. */
export interface SecretNote {
  readonly setting: (typeof SECRETS)[number]['setting'];
  readonly file: (typeof SECRETS)[number]['file'];
  /** The secret itself if the application generated it in DATA_DIR; null: the operator keeps the setting elsewhere. */
  readonly generated: string | null;
  /** Identifies the same secret on restore. */
  readonly fingerprint: string;
}

export const fingerprintOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const secretNotes = (settings: Settings): SecretNote[] => {
  const values = { SESSION_SECRET: settings.sessionSecret, PASSWORD_PEPPER: settings.passwordPepper };
  return SECRETS.map(({ setting, file }) => {
    const value = values[setting];
    const isGenerated = storedSecret(settings.dataDir, file) === value;
    return { setting, file, generated: isGenerated ? value : null, fingerprint: fingerprintOf(value) };
  });
};

/** The generated secret in the data folder; null if there is none. */
export const storedSecret = (dataDir: string, file: string): string | null => {
  try {
    return readFileSync(join(dataDir, file), 'utf8').trim() || null;
  } catch {
    return null;
  }
};

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
  /** Those of the earlier secrets that were still accepted; absent in backups of versions before rotation. */
  readonly earlierFingerprints?: readonly string[];
}

export const fingerprintOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The secrets of a setting, the current one first. */
export const secretsOf = (
  settings: Settings,
): Record<SecretNote['setting'], readonly [string, ...string[]]> => ({
  SESSION_SECRET: [settings.sessionSecret, ...settings.previousSessionSecrets],
  PASSWORD_PEPPER: [settings.passwordPepper, ...settings.previousPasswordPeppers],
});

export const secretNotes = (settings: Settings): SecretNote[] => {
  const secrets = secretsOf(settings);
  return SECRETS.map(({ setting, file }) => {
    const [value, ...earlier] = secrets[setting];
    const isGenerated = storedSecret(settings.dataDir, file) === value;
    return {
      setting,
      file,
      generated: isGenerated ? value : null,
      fingerprint: fingerprintOf(value),
      earlierFingerprints: earlier.map(fingerprintOf),
    };
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

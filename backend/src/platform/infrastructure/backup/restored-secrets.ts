import { BackupUnusable } from '@funding-broker/backup/backup-unusable.js';
import type { Settings } from '#config/settings.js';
import { storedFile } from '#config/stored-file.js';
import { fingerprintOf, storedSecret, type SecretNote } from './secret-notes.js';

const CONSEQUENCES = {
  SESSION_SECRET: 'emails about earlier cases will contain links that do not work',
  PASSWORD_PEPPER: 'no password and no second step will be accepted',
} as const;

type Environment = NodeJS.ProcessEnv;

/** The backup's secrets compared with the current ones. */
export const restoredSecrets = (notes: unknown, env: Environment, acceptsOthers: boolean) => {
  const secrets = notes as readonly SecretNote[];
  const taken = secrets.filter(({ setting, generated }) => generated !== null && !env[setting]);
  return {
    /** Uses the backup's generated secrets, unless they are set here. */
    env: { ...env, ...Object.fromEntries(taken.map(({ setting, generated }) => [setting, generated ?? ''])) },

    /** @throws BackupUnusable if the restored data needs other secrets than the current ones */
    check: (settings: Settings): void => {
      const ours = {
        SESSION_SECRET: [settings.sessionSecret, ...settings.previousSessionSecrets],
        PASSWORD_PEPPER: [settings.passwordPepper],
      };
      const stored = taken.find(({ file, generated }) => {
        const known = storedSecret(settings.dataDir, file);
        return known !== null && known !== generated;
      });
      if (stored)
        throw new BackupUnusable(
          `DATA_DIR already holds another ${stored.file}. Set DATA_DIR to a new folder`,
        );
      const other = secrets.find(
        ({ setting, fingerprint }) => !ours[setting].map(fingerprintOf).includes(fingerprint),
      );
      if (other && !acceptsOthers)
        throw new BackupUnusable(
          `${other.setting} is not the one of this backup: ${CONSEQUENCES[other.setting]}. Set the same one, or add --accept-other-secrets`,
        );
    },

    /** Writes them to the data folder; returns what else the operator has to do. */
    store: ({ dataDir, databaseUrl }: Settings): string[] => {
      for (const { file, generated } of taken) storedFile(dataDir, file, () => generated ?? '');
      if (databaseUrl === null || taken.length === 0) return [];
      return [
        `Set ${taken.map(({ setting, file }) => `${setting} to the content of ${dataDir}/${file}`).join(', ')}`,
      ];
    },
  };
};

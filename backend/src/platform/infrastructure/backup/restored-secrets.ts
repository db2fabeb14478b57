import { BackupUnusable } from '@funding-broker/backup/backup-unusable.js';
import type { Settings } from '#config/settings.js';
import { storedFile } from '#config/stored-file.js';
import { fingerprintOf, secretsOf, storedSecret, type SecretNote } from './secret-notes.js';

const CONSEQUENCES = {
  SESSION_SECRET: {
    current: 'emails about earlier cases will contain links that do not work',
    earlier: 'some emails about earlier cases will contain links that do not work',
  },
  PASSWORD_PEPPER: {
    current: 'no password and no second step will be accepted',
    earlier: 'some passwords and second steps will not be accepted',
  },
} as const;

type Environment = NodeJS.ProcessEnv;

/** The backup's secrets compared with the current ones. */
export const restoredSecrets = (notes: unknown, env: Environment, acceptsOthers: boolean) => {
  const secrets = notes as readonly SecretNote[];
  const taken = secrets.filter(({ setting, generated }) => generated !== null && !env[setting]);
  return {
    /** Uses the backup's generated secrets, unless they are set here. */
    env: { ...env, ...Object.fromEntries(taken.map(({ setting, generated }) => [setting, generated ?? ''])) },

    /** @throws BackupUnusable if the restored data needs other secrets than those that are set */
    check: (settings: Settings): void => {
      const ours = secretsOf(settings);
      const stored = taken.find(({ file, generated }) => {
        const known = storedSecret(settings.dataDir, file);
        return known !== null && known !== generated;
      });
      if (stored)
        throw new BackupUnusable(
          `DATA_DIR already holds another ${stored.file}. Set DATA_DIR to a new folder`,
        );
      if (acceptsOthers) return;
      for (const { setting, fingerprint, earlierFingerprints = [] } of secrets) {
        const set = ours[setting].map(fingerprintOf);
        if (!set.includes(fingerprint))
          throw new BackupUnusable(
            `${setting} is not the one of this backup: ${CONSEQUENCES[setting].current}. Set the same one, or add --accept-other-secrets`,
          );
        if (!earlierFingerprints.every((earlier) => set.includes(earlier)))
          throw new BackupUnusable(
            `${setting} lacks an earlier one of this backup: ${CONSEQUENCES[setting].earlier}. Set the same list, or add --accept-other-secrets`,
          );
      }
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

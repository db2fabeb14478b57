import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const OURS = /^funding-broker-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.backup\.age(\.unfinished)?$/;

/** A name that sorts by time and is valid on every file system. */
export const backupName = (at: Date): string =>
  `funding-broker-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup.age`;

/** Deletes all but the newest backups, and what killed runs left. Keeps other files. */
export const removeOldBackups = async (folder: string, keep: number): Promise<void> => {
  const ours = (await readdir(folder)).filter((name) => OURS.test(name)).sort();
  const whole = ours.filter((name) => name.endsWith('.age'));
  const unwanted = [...ours.filter((name) => !whole.includes(name)), ...whole.slice(0, -keep)];
  for (const name of unwanted) await rm(join(folder, name), { force: true });
};

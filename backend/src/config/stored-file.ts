import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WrongSetting } from './wrong-setting.js';

/** The text of a file in the data folder, created on first use; only this account may read it. */
export const storedFile = (dataDir: string, name: string, make: () => string): string => {
  const file = join(dataDir, name);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return existing(file) ?? created(file, make());
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new WrongSetting(
      'DATA_DIR',
      `must be a folder this account can write to (${code ?? 'unusable'}: ${name})`,
    );
  }
};

const existing = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw cause;
  }
};

const created = (file: string, text: string): string => {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600, flush: true });
  try {
    // Linking is atomic, and the first of two processes wins.
    linkSync(draft, file);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
};

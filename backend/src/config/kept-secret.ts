import { randomBytes } from 'node:crypto';
import { keptFile } from './kept-file.js';

/** The secret in this file of the data folder, made at random on first use. */
export const keptSecret = (dataDir: string, name: string): string =>
  keptFile(dataDir, name, () => randomBytes(48).toString('base64url'));

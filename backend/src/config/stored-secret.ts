import { randomBytes } from 'node:crypto';
import { storedFile } from './stored-file.js';

/** The secret in this file of the data folder, made at random on first use. */
export const storedSecret = (dataDir: string, name: string): string =>
  storedFile(dataDir, name, () => randomBytes(48).toString('base64url'));

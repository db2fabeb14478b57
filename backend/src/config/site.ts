import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** What the server needs to know of the firm. */
interface Site {
  readonly brand: string;
  readonly phone: { readonly shown: string };
  readonly email: string;
}

const FILE = resolve(import.meta.dirname, '../../../site.json');

/** Who the firm is, from the file that the client is built with. */
export const site = JSON.parse(readFileSync(FILE, 'utf8')) as Site;

import { createHash } from 'node:crypto';
import type { TableContent } from './manifest.js';
import type { TableFacts } from './table-facts.js';

const NEWLINE = 10;

/**
 * Counts the rows of one table and hashes its content as it passes. In COPY's text format each row ends with a
 * newline.
 */
export class ContentCount {
  private readonly hash = createHash('sha256');
  private rows = 0;
  private bytes = 0;

  add(part: Buffer): void {
    this.hash.update(part);
    this.bytes += part.length;
    for (let at = part.indexOf(NEWLINE); at !== -1; at = part.indexOf(NEWLINE, at + 1)) this.rows += 1;
  }

  of({ name, columns }: TableFacts): TableContent {
    return { name, columns, rows: this.rows, bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}

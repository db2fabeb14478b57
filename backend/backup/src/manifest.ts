import { BackupUnusable } from './backup-unusable.js';

/** One table at the time of the backup, in PostgreSQL's COPY text format. */
export interface TableContent {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  readonly bytes: number;
  /** A digest of the whole content, in hexadecimal. */
  readonly sha256: string;
}

export interface Sequence {
  readonly name: string;
  readonly lastValue: string;
  readonly isCalled: boolean;
}

/** The content of a backup: the last file of the archive, written when everything before it is known. */
export interface Manifest {
  readonly format: typeof FORMAT;
  /** ISO 8601, by the database's clock. */
  readonly takenAt: string;
  /** The applied migrations, oldest first. */
  readonly migrations: readonly string[];
  readonly tables: readonly TableContent[];
  readonly sequences: readonly Sequence[];
  /** The application's own data, as JSON, which this package does not interpret. */
  readonly notes: unknown;
}

export const FORMAT = 1;
export const MANIFEST = 'manifest.json';

const PART = /^tables\/([a-z_][a-z0-9_]*)\/\d+\.copy$/;

export const partName = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(8, '0')}.copy`;

/** The table that an archive file belongs to; null for any other file. */
export const tableOfPart = (file: string): string | null => PART.exec(file)?.[1] ?? null;

/** @throws BackupUnusable */
export const readManifest = (content: Buffer): Manifest => {
  const manifest = JSON.parse(content.toString('utf8')) as Manifest;
  const format: number = manifest.format;
  if (format === FORMAT) return manifest;
  throw new BackupUnusable(
    `The backup has format ${format}, and this version reads format ${FORMAT}. Use a newer version of the application`,
  );
};

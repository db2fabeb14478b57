import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { parse } from '@fast-csv/parse';

const ignore = (): void => undefined;

/** The rows of a CSV file one after another, by column name; spaces around the names are dropped. */
export const csvRows = (path: string): AsyncIterable<Readonly<Record<string, string>>> => {
  const rows = parse({ headers: (names) => names.map((name) => name?.trim()), ignoreEmpty: true });
  // The pipeline passes an error of the file on to the reader of the rows.
  return pipeline(createReadStream(path), rows, ignore) as Readable;
};

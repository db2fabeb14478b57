import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { parse } from '@fast-csv/parse';

const ignore = (): void => undefined;

/** The rows of a CSV file one after another, by the names of its columns; spaces around the names are dropped. */
export const csvRows = (path: string): AsyncIterable<Readonly<Record<string, string>>> => {
  const rows = parse({ headers: (names) => names.map((name) => name?.trim()), ignoreEmpty: true });
  // An error of the file is one of the rows, and reaches whoever reads them.
  return pipeline(createReadStream(path), rows, ignore) as Readable;
};

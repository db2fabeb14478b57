import type { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { Refusal, SAVE_AS_XLSX } from './refusal.js';

const MAX_ENTRIES = 500;
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
const MAX_RATIO = 200;
/** Small XML files compress beyond any ratio without being dangerous. */
const RATIO_COUNTS_FROM_BYTES = 1024 * 1024;

const DAMAGED = `This workbook is damaged. ${SAVE_AS_XLSX}`;
const TOO_BIG =
  'This workbook is too large to read safely once unzipped. Copy only the table into a new workbook and save it as .xlsx.';

/** An opened workbook: its parts by name, each unpacked once and checked. */
export interface Archive {
  has(part: string): boolean;
  open(part: string): Promise<Readable>;
}

const openZip = (content: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    yauzl.fromBuffer(content, { lazyEntries: true }, (error, zip) => {
      if (error) reject(new Refusal(DAMAGED));
      else resolve(zip);
    });
  });

const entriesOf = (zip: ZipFile): Promise<Map<string, Entry>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    zip.on('error', () => reject(new Refusal(DAMAGED)));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      // Bit 0 is encryption; part names are case-insensitive, as in Excel.
      if (entry.generalPurposeBitFlag & 1) {
        reject(
          new Refusal(
            'This workbook is protected by a password. Remove the password in Excel, then try again.',
          ),
        );
        return;
      }
      entries.set(entry.fileName.toLowerCase(), entry);
      if (entries.size > MAX_ENTRIES) reject(new Refusal(TOO_BIG));
      else zip.readEntry();
    });
    zip.readEntry();
  });

const openEntry = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) reject(new Refusal(DAMAGED));
      else resolve(stream);
    });
  });

/** The sizes in a zip are untrusted, so bytes are counted while unpacking. */
const unpackedSize = async (stream: Readable, limit: number): Promise<number> => {
  let size = 0;
  for await (const chunk of stream) {
    size += (chunk as Buffer).length;
    if (size > limit) throw new Refusal(TOO_BIG);
  }
  return size;
};

const asRefusal = (error: unknown): never => {
  throw error instanceof Refusal ? error : new Refusal(DAMAGED);
};

/** Unpacks everything once, counting bytes, before any parser reads it. */
export const openArchive = async (content: Buffer): Promise<Archive> => {
  const zip = await openZip(content);
  const entries = await entriesOf(zip);
  let total = 0;
  for (const entry of entries.values()) {
    if (entry.fileName.endsWith('/')) continue;
    const stream = await openEntry(zip, entry);
    const size = await unpackedSize(stream, MAX_UNPACKED_BYTES - total).catch(asRefusal);
    if (size > RATIO_COUNTS_FROM_BYTES && size > entry.compressedSize * MAX_RATIO) throw new Refusal(TOO_BIG);
    total += size;
  }
  return {
    has: (part) => entries.has(part.toLowerCase()),
    open: (part) => {
      const entry = entries.get(part.toLowerCase());
      return entry ? openEntry(zip, entry) : Promise.reject(new Refusal(DAMAGED));
    },
  };
};

import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer;
}

const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
const DEFLATED = 8;
const MS_DOS_EPOCH_YEAR = 1980;

const dosTime = (at: Date): readonly [time: number, day: number] => [
  (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  ((at.getUTCFullYear() - MS_DOS_EPOCH_YEAR) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
];

/** The fields that an entry's local header and its directory entry share, as 16 and 32 bit numbers. */
const shared = (name: Buffer, content: Buffer, packed: Buffer, at: Date): Buffer => {
  const [time, day] = dosTime(at);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(FLAGS, 2);
  fields.writeUInt16LE(DEFLATED, 4);
  fields.writeUInt16LE(time, 6);
  fields.writeUInt16LE(day, 8);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
};

const signature = (text: string): Buffer => Buffer.from(`PK${text}`, 'latin1');

/** Creates a ZIP file of a few files, in memory. */
export const writeZip = (entries: readonly ZipEntry[], at: Date): Buffer => {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name: text, content } of entries) {
    const name = Buffer.from(text);
    const packed = deflateRawSync(content);
    const fields = shared(name, content, packed, at);
    const file = Buffer.concat([signature('\u0003\u0004'), fields, name, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([signature('\u0001\u0002'), Buffer.from([VERSION, 0]), fields, rest, name]));
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, listed, signature('\u0005\u0006'), end]);
};

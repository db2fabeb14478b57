/** A file inside an archive. */
export interface ArchivedFile {
  readonly name: string;
  readonly content: Buffer;
}

const BLOCK = 512;
const CHECKSUM = { at: 148, length: 8 };

/** The files as a tar in the POSIX format (ustar). Names are ASCII, of 100 characters at most. */
export async function* tarOf(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Buffer> {
  for await (const { name, content } of files) {
    yield headerOf(name, content.length);
    yield content;
    yield Buffer.alloc(-content.length & (BLOCK - 1));
  }
  yield Buffer.alloc(2 * BLOCK);
}

const headerOf = (name: string, size: number): Buffer => {
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, at: number, length: number): void =>
    void header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'latin1');
  header.write(name, 0, 100, 'latin1');
  octal(0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(0, 136, 12);
  header.write('0', 156, 'latin1');
  header.write('ustar\x0000', 257, 'latin1');
  header.fill(' ', CHECKSUM.at, CHECKSUM.at + CHECKSUM.length);
  octal(checksumOf(header), CHECKSUM.at, CHECKSUM.length - 1);
  return header;
};

const checksumOf = (header: Buffer): number => header.reduce((sum, byte) => sum + byte, 0);

/** Reads the files of a tar that `tarOf` wrote. @throws when it is truncated or another kind of tar */
export async function* filesOf(tar: AsyncIterable<Buffer>): AsyncGenerator<ArchivedFile> {
  const bytes = new Bytes(tar);
  for (;;) {
    const header = await bytes.take(BLOCK);
    if (header.every((byte) => byte === 0)) return bytes.end();
    const size = parseInt(header.toString('latin1', 124, 136), 8);
    const name = header.toString('latin1', 0, 100).split('\0', 1)[0] ?? '';
    if (header.toString('latin1', 257, 262) !== 'ustar' || Number.isNaN(size))
      throw new Error('a header cannot be read');
    yield { name, content: await bytes.take(size) };
    await bytes.take(-size & (BLOCK - 1));
  }
}

/** Reads fixed numbers of bytes from chunks of any size. */
class Bytes {
  private readonly chunks: AsyncIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.chunks = source[Symbol.asyncIterator]();
  }

  async take(count: number): Promise<Buffer> {
    const parts = [this.rest];
    let held = this.rest.length;
    while (held < count) {
      const next = await this.chunks.next();
      if (next.done) throw new Error('it ends too early');
      parts.push(next.value);
      held += next.value.length;
    }
    const all = Buffer.concat(parts);
    this.rest = all.subarray(count);
    return all.subarray(0, count);
  }

  /** Reads to the end, which verifies what comes before. */
  async end(): Promise<void> {
    while (!(await this.chunks.next()).done);
  }
}

import { createReadStream } from 'node:fs';
import { pipeline, Readable, type Writable } from 'node:stream';
import { pipeline as piped } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupUnusable } from './backup-unusable.js';
import { filesOf, tarOf, type ArchivedFile } from './tar.js';

/** 32 MB while the key is derived: age's own work factor of 18 would take 256 MB. Long passphrases make up for it. */
const WORK_FACTOR = 15;

/** Keyboards may encode the same letter as one character or two. */
const normalised = (passphrase: string): string => passphrase.normalize('NFC');

const bytes = (stream: unknown): ReadableStream<Uint8Array> => stream as ReadableStream<Uint8Array>;

/**
 * Writes a gzipped tar, encrypted with the passphrase: `age --decrypt FILE | tar --extract --gzip` reads it without
 * this program. At most one file of the archive is in memory.
 */
export const writeArchive = async (
  open: () => Writable,
  passphrase: string,
  files: AsyncIterable<ArchivedFile>,
): Promise<void> => {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(normalised(passphrase));
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  const encrypt = async function* (plain: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
    yield* bytes(await encrypter.encrypt(bytes(Readable.toWeb(Readable.from(plain, { objectMode: false })))));
  };
  // Opened here, so that errors are handled from the start.
  await piped(tarOf(files), createGzip(), encrypt, open());
};

/** The files of an archive in order, each verified. @throws BackupUnusable */
export async function* readArchive(path: string, passphrase: string): AsyncGenerator<ArchivedFile> {
  const encrypted = createReadStream(path);
  try {
    const decrypted = Readable.fromWeb(bytes(await decrypt(encrypted, passphrase)));
    yield* filesOf(pipeline(decrypted, createGunzip(), () => undefined));
  } catch (failure) {
    throw explained(path, failure);
  } finally {
    encrypted.destroy();
  }
}

const decrypt = async (encrypted: Readable, passphrase: string): Promise<unknown> => {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(normalised(passphrase));
  try {
    return await decrypter.decrypt(bytes(Readable.toWeb(encrypted)));
  } catch (failure) {
    if (isOfSystem(failure)) throw failure;
    const isOpened = (failure as Error).message !== "no identity matched any of the file's recipients";
    throw new BackupUnusable(
      isOpened
        ? 'The file is not a backup of this application, or its beginning is damaged'
        : 'The passphrase does not open this backup. It must be the one the backup was written with',
    );
  }
};

/** An operating system error such as ENOENT; zlib's codes differ. */
const isOfSystem = (failure: unknown): failure is NodeJS.ErrnoException & { readonly code: string } =>
  typeof (failure as NodeJS.ErrnoException).syscall === 'string';

const explained = (path: string, failure: unknown): unknown => {
  if (failure instanceof BackupUnusable) return failure;
  if (isOfSystem(failure)) return new BackupUnusable(`Cannot read ${path} (${failure.code})`);
  return new BackupUnusable(`The backup is damaged: ${(failure as Error).message}. Use another one`);
};

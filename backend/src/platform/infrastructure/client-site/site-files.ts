import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export interface Representation {
  readonly body: Buffer;
  /** Of these very bytes, so that every process that serves the same build says the same. */
  readonly etag: string;
}

export interface SiteFile {
  /** With its dot: '.html'. */
  readonly extension: string;
  readonly plain: Representation;
  /** Null where there is none. */
  readonly br: Representation | null;
  readonly gzip: Representation | null;
}

/** Not for visitors: what the build tells the server, and source maps. */
const NOT_SERVED = /^\/routes\.json$|\.map$/;
const COMPRESSED = /\.(?:br|gz)$/;
const HIDDEN = /\/\.(?!well-known\/)/;

export const representation = (body: Buffer): Representation => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
});

/** Half of the build's effort: nearly as small, in a fraction of its time. */
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** A file that no build has compressed. */
export const compressedFile = async (extension: string, body: Buffer): Promise<SiteFile> => {
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body, BROTLI), promisify(gzip)(body)]);
  return {
    extension,
    plain: representation(body),
    br: representation(br),
    gzip: representation(gz),
  };
};

/** Every plain file below the folder, by its address. Links are not followed. */
const addressesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).split(sep).join('/')}`);

/**
 * The files a visitor may ask for, by address, read once. What is not in this list does not exist: no folder is
 * listed and no address can lead out of it.
 */
export const readSiteFiles = (folder: string): ReadonlyMap<string, SiteFile> => {
  const addresses = new Set(addressesIn(folder));
  const at = (address: string): Representation | null =>
    addresses.has(address) ? representation(readFileSync(join(folder, address))) : null;
  const visible = [...addresses].filter(
    (address) => ![NOT_SERVED, COMPRESSED, HIDDEN].some((pattern) => pattern.test(address)),
  );
  return new Map(
    visible.map((address) => [
      address,
      {
        extension: extname(address),
        plain: representation(readFileSync(join(folder, address))),
        br: at(`${address}.br`),
        gzip: at(`${address}.gz`),
      },
    ]),
  );
};

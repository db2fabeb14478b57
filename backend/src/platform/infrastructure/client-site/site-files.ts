import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export interface Representation {
  readonly body: Buffer;
  /** Derived from the bytes, so that every process with the same build sends the same one. */
  readonly etag: string;
}

export interface SiteFile {
  /** With its dot: '.html'. */
  readonly extension: string;
  readonly plain: Representation;
  /** Null if there is none. */
  readonly br: Representation | null;
  readonly gzip: Representation | null;
}

/** Not for visitors: the build's file for the server, and source maps. */
const NOT_SERVED = /^\/routes\.json$|\.map$/;
const COMPRESSED = /\.(?:br|gz)$/;
const HIDDEN = /\/\.(?!well-known\/)/;

export const representation = (body: Buffer): Representation => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
});

/** Half of the build's compression effort: nearly the same size, much faster. */
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Compresses a file that the build has not. */
export const compressedFile = async (extension: string, body: Buffer): Promise<SiteFile> => {
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body, BROTLI), promisify(gzip)(body)]);
  return {
    extension,
    plain: representation(body),
    br: representation(br),
    gzip: representation(gz),
  };
};

/** Every regular file below the folder, by its address. Links are not followed. */
const addressesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).split(sep).join('/')}`);

/**
 * The files that visitors may request, by address, read once. Nothing else exists: folders are not listed, and no
 * address can escape them.
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

import { brotliCompressSync, gzipSync } from 'node:zlib';
import { BROTLI, representation, type SiteFile } from './site-files.js';

/**
 * What stands in a built page where the site's address belongs (frontend/prerender): canonical addresses, the sitemap
 * and structured data need it in full, and only the running server knows it.
 */
const PLACEHOLDER = 'https://public-address.invalid';

/** The file with the site's real address in it; the build's own bytes where it names none. */
export const atPublicAddress = (file: SiteFile, address: string): SiteFile => {
  if (!file.plain.body.includes(PLACEHOLDER)) return file;
  const body = Buffer.from(file.plain.body.toString('utf8').replaceAll(PLACEHOLDER, address));
  return {
    extension: file.extension,
    plain: representation(body),
    br: file.br && representation(brotliCompressSync(body, BROTLI)),
    gzip: file.gzip && representation(gzipSync(body)),
  };
};

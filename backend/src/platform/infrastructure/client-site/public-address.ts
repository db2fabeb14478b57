import { brotliCompressSync, gzipSync } from 'node:zlib';
import { BROTLI, representation, type SiteFile } from './site-files.js';

/**
 * The build's placeholder for the site's address (frontend/prerender): canonical addresses, the sitemap and
 * structured data need the full address, which only the running server knows.
 */
const PLACEHOLDER = 'https://public-address.invalid';

/** The file with the real address inserted, or unchanged if it has no placeholder. */
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

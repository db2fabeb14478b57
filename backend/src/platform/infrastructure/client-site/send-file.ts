import type { Request, Response } from 'express';
import type { Representation, SiteFile } from './site-files.js';

/** Text types that need an explicit charset. */
const TEXT: Readonly<Record<string, string>> = {
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
};

/** Sends the smallest encoding that the caller accepts, or 304 if the caller has it. */
export const sendFile = (request: Request, response: Response, file: SiteFile): void => {
  const { representation, encoding } = chosen(request, file);
  response.type(TEXT[file.extension] ?? file.extension);
  response.set('ETag', representation.etag);
  if (file.br ?? file.gzip) response.vary('Accept-Encoding');
  if (encoding) response.set('Content-Encoding', encoding);
  response.send(representation.body);
};

const chosen = (
  request: Request,
  { plain, br, gzip }: SiteFile,
): { representation: Representation; encoding: 'br' | 'gzip' | null } => {
  if (br && request.acceptsEncodings('br')) return { representation: br, encoding: 'br' };
  if (gzip && request.acceptsEncodings('gzip')) return { representation: gzip, encoding: 'gzip' };
  return { representation: plain, encoding: null };
};

import { existsSync } from 'node:fs';
import type { INestApplication } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import type { Representation, SiteFile } from './site-files.js';
import { SiteMap, type Served } from './site-map.js';

/** Types that are text, though nobody says so unless told. */
const TEXT: Readonly<Record<string, string>> = {
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
};

/**
 * The built React client for every path outside the API, read into memory once. Files whose names carry a hash may be
 * kept for ever; pages are asked for each time, so that a new version is seen at once.
 */
export const serveClientSite = (app: INestApplication, folder: string, address: string): void => {
  const site = existsSync(folder) ? SiteMap.read(folder, address) : null;
  if (!site) return;
  const show: RequestHandler = (request, response, next) => {
    if (isApi(request)) next();
    else if (!READS.includes(request.method)) refuse(response);
    else answer(site, request, response);
  };
  app.use(show);
};

const READS = ['GET', 'HEAD'];

const refuse = (response: Response): void => {
  response
    .status(405)
    .set('Allow', READS.join(', '))
    .type('text/plain')
    .send('This address can only be read.');
};

const isApi = ({ path }: Request): boolean => /^\/api(\/|$)/i.test(path);

const answer = (site: SiteMap, request: Request, response: Response): void => {
  const bare = request.path.replace(/(?<=.)\/$/, '');
  if (bare !== request.path && site.isPage(decoded(bare))) {
    // One address for one page: search engines and caches tell '/contact/' from '/contact'.
    response.redirect(301, bare + queryOf(request));
    return;
  }
  send(request, response, site.at(decoded(request.path)));
};

const queryOf = ({ originalUrl }: Request): string => /\?.*$/s.exec(originalUrl)?.[0] ?? '';

/** An address that cannot be decoded is one that does not exist. */
const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const send = (request: Request, response: Response, { file, status, headers }: Served): void => {
  const { representation, encoding } = chosen(request, file);
  response
    .status(status)
    .set(headers)
    .type(TEXT[file.extension] ?? file.extension);
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

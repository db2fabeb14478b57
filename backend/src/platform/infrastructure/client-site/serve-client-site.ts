import { existsSync } from 'node:fs';
import type { INestApplication } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import { sendFile } from './send-file.js';
import { SiteMap } from './site-map.js';

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
    .send('This address only accepts GET and HEAD requests.');
};

const isApi = ({ path }: Request): boolean => /^\/api(\/|$)/i.test(path);

const answer = (site: SiteMap, request: Request, response: Response): void => {
  const bare = request.path.replace(/(?<=.)\/$/, '');
  if (bare !== request.path && site.isPage(decoded(bare))) {
    // One address for one page: search engines and caches tell '/contact/' from '/contact'.
    response.redirect(301, bare + queryOf(request));
    return;
  }
  const { file, status, headers } = site.at(decoded(request.path));
  response.status(status).set(headers);
  sendFile(request, response, file);
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

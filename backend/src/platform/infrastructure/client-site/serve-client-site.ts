import { existsSync } from 'node:fs';
import type { INestApplication } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import { sendFile } from './send-file.js';
import { SiteMap } from './site-map.js';

/**
 * Serves the built React client for every path outside the API, from memory. Files with a hash in their name are
 * cached forever; pages are revalidated each time, so that a new version shows immediately.
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
    // One address per page: search engines and caches distinguish '/contact/' from '/contact'.
    response.redirect(301, bare + queryOf(request));
    return;
  }
  const { file, status, headers } = site.at(decoded(request.path));
  response.status(status).set(headers);
  sendFile(request, response, file);
};

const queryOf = ({ originalUrl }: Request): string => /\?.*$/s.exec(originalUrl)?.[0] ?? '';

/** An address that cannot be decoded does not exist. */
const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

import type { Request, RequestHandler } from 'express';
import { refusal } from '#kernel/errors.js';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const SAME_SITE: ReadonlySet<string> = new Set(['same-origin', 'none']);

class CrossSiteRequest extends refusal(
  'forbidden',
  'cross-site-request',
  'This request came from another site and was rejected',
) {}

const isOwn = (origin: string, request: Request, publicOrigin: string | null): boolean => {
  if (publicOrigin !== null && origin === publicOrigin) return true;
  return origin === `${request.protocol}://${request.host}`;
};

const isCrossOrigin = (request: Request, publicOrigin: string | null): boolean => {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return typeof site !== 'string' || !SAME_SITE.has(site);
  const { origin } = request.headers;
  return origin !== undefined && !isOwn(origin, request, publicOrigin);
};

/** Explicit credentials, which a browser does not add by itself. */
const bringsItsOwnCredentials = ({ headers: { authorization, cookie } }: Request): boolean =>
  authorization !== undefined && cookie === undefined;

/**
 * Rejects writes that another site's page makes in a visitor's browser. Browsers always send the origin of a write; a
 * caller without one is not a browser, so no other site can use its cookies.
 */
export const refuseCrossSite = (publicUrl: string | null): RequestHandler => {
  const publicOrigin = publicUrl === null ? null : new URL(publicUrl).origin;
  return (request, _response, next) => {
    const trusted = SAFE_METHODS.has(request.method) || bringsItsOwnCredentials(request);
    if (!trusted && isCrossOrigin(request, publicOrigin)) throw new CrossSiteRequest();
    next();
  };
};

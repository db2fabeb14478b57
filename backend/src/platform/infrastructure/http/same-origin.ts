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

/** Nothing in the browser vouches for such a call: what it shows of itself it says in so many words. */
const bringsItsOwnCredentials = ({ headers: { authorization, cookie } }: Request): boolean =>
  authorization !== undefined && cookie === undefined;

/**
 * Refuses a write that another site's page makes in a visitor's browser. Browsers always say where a write comes
 * from; a caller that says nothing is not a browser, and no other site can borrow its cookies.
 */
export const refuseCrossSite = (publicUrl: string | null): RequestHandler => {
  const publicOrigin = publicUrl === null ? null : new URL(publicUrl).origin;
  return (request, _response, next) => {
    const trusted = SAFE_METHODS.has(request.method) || bringsItsOwnCredentials(request);
    if (!trusted && isCrossOrigin(request, publicOrigin)) throw new CrossSiteRequest();
    next();
  };
};

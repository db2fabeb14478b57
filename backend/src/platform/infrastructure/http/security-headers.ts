import type { RequestHandler } from 'express';
import helmet from 'helmet';

const YEAR = 31_536_000;
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()';

/** The API returns no documents: nothing may load, frame or submit from its responses. */
const API_POLICY = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Headers of every response. Pages replace the content policy with their own. */
export const securityHeaders = (https: boolean): readonly RequestHandler[] => [
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: API_POLICY },
    strictTransportSecurity: https ? { maxAge: YEAR, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  }),
  (_request, response, next) => {
    response.setHeader('Permissions-Policy', PERMISSIONS);
    next();
  },
];

/** API responses are private; a handler whose response may be cached says so itself. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

/** For addresses that contain secrets: they are not sent as a referrer. */
export const noReferrer: RequestHandler = (_request, response, next) => {
  response.setHeader('Referrer-Policy', 'no-referrer');
  next();
};

/** Swagger UI needs one inline style sheet and data: images; its scripts are files of ours. */
export const docsPolicy: RequestHandler = (_request, response, next) => {
  response.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
      "font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  next();
};

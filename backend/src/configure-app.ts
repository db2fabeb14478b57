import type { NestApplicationOptions } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import { Settings } from '#config/settings.js';
import { BodyGuard } from '#platform/infrastructure/http/body/body.guard.js';
import { readForwardedAddresses } from '#platform/infrastructure/http/forwarded-for.js';
import { ProblemFilter } from '#platform/infrastructure/http/problem.filter.js';
import { nameRequest } from '#platform/infrastructure/http/request-id.js';
import { refuseCrossSite } from '#platform/infrastructure/http/same-origin.js';
import { noStore, securityHeaders } from '#platform/infrastructure/http/security-headers.js';
import { refuseTwoHosts } from '#platform/infrastructure/http/single-host.js';
import { limitBodyTime } from '#platform/infrastructure/http/body/body-time.js';
import { limitTime } from '#platform/infrastructure/http/time-limit.js';
import { validation } from '#platform/infrastructure/http/body/validation.js';
import { AccessLog } from '#platform/infrastructure/logging/access-log.js';
import { serveApiDocs } from './serve-api-docs.js';

/** Options for every way of creating the application: a guard of configureApp reads bodies. */
export const appOptions = { bodyParser: false } as const satisfies NestApplicationOptions;

export const API_PREFIX = 'api';

const FEEDS = '/calendar/';

/** Calendar feeds are part of the API, and have a short address as well. */
const findFeeds: RequestHandler = (request, _response, next) => {
  if (request.url.startsWith(FEEDS)) request.url = `/${API_PREFIX}${request.url}`;
  next();
};

/** Everything between the socket and the controllers, the same for the server and for every test. */
export const configureApp = (app: NestExpressApplication): void => {
  const settings = app.get(Settings);
  app.set('trust proxy', settings.trustProxy);
  app.set('query parser', 'simple');
  app.set('etag', false);
  app.disable('x-powered-by');
  app.use(
    readForwardedAddresses,
    nameRequest,
    app.get(AccessLog).handler,
    ...securityHeaders(settings.production),
    refuseTwoHosts,
    findFeeds,
  );
  app.use(
    `/${API_PREFIX}`,
    noStore,
    refuseCrossSite(settings.publicUrl),
    limitBodyTime,
    limitTime(settings.requestMs),
  );
  app.setGlobalPrefix(API_PREFIX);
  // After the modules' guards, which authenticate the caller.
  app.useGlobalGuards(new BodyGuard(app.get(Reflector)));
  app.useGlobalPipes(validation());
  app.useGlobalFilters(new ProblemFilter());
  serveApiDocs(app, API_PREFIX);
};

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join, resolve } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import { addressKey } from '#platform/infrastructure/http/limits/address-key.js';
import { CALLS } from '#platform/infrastructure/http/limits/budgets.js';
import { sendQuotas } from '#platform/infrastructure/http/limits/quota-headers.js';
import { RateLimits } from '#platform/infrastructure/http/limits/rate-limits.js';
import { docsPolicy } from '#platform/infrastructure/http/security-headers.js';
import { sendFile } from '#platform/infrastructure/client-site/send-file.js';
import { compressedFile, type SiteFile } from '#platform/infrastructure/client-site/site-files.js';
import { TITLE } from './api-docs.js';

/** Written by `npm run api`; `npm run check` fails if it is out of date. */
const DESCRIPTION = resolve(import.meta.dirname, '../../docs/openapi.json');
const LIBRARY = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
/** Starts the library. */
const START = resolve(import.meta.dirname, '../templates/swagger-ui-init.js');
/** The files that the page needs. The library would also serve its readme and version. */
const LIBRARY_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-16x16.png', 'favicon-32x32.png'];

const page = (prefix: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${TITLE}</title>
    <link rel="stylesheet" href="/${prefix}/docs/swagger-ui.css" />
    <link rel="icon" type="image/png" href="/${prefix}/docs/favicon-32x32.png" sizes="32x32" />
    <link rel="icon" type="image/png" href="/${prefix}/docs/favicon-16x16.png" sizes="16x16" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/${prefix}/docs/swagger-ui-bundle.js"></script>
    <script src="/${prefix}/docs/swagger-ui-init.js"></script>
  </body>
</html>
`;

type Contents = () => Promise<Buffer>;

/** The file at each address, read and compressed on first use. */
const filesOf = (prefix: string): ReadonlyMap<string, () => Promise<SiteFile>> => {
  const fromLibrary = LIBRARY_FILES.map((name): [string, Contents] => [
    `/docs/${name}`,
    () => readFile(join(LIBRARY, name)),
  ]);
  const contents: [string, Contents][] = [
    ['/openapi.json', () => readFile(DESCRIPTION)],
    ['/docs', () => Promise.resolve(Buffer.from(page(prefix)))],
    ['/docs/swagger-ui-init.js', () => readFile(START)],
    ...fromLibrary,
  ];
  return new Map(
    contents.map(([path, read]) => [
      path,
      memoize(async () => compressedFile(extname(path) || '.html', await read())),
    ]),
  );
};

/** Failures are not cached: the next request retries. */
const memoize = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let result: Promise<T> | null = null;
  return () =>
    (result ??= make().catch((error: unknown) => {
      result = null;
      throw error;
    }));
};

/** Swagger UI at /api/docs, the description itself at /api/openapi.json. */
export const serveApiDocs = (app: NestExpressApplication, prefix: string): void => {
  const files = filesOf(prefix);
  const limits = app.get(RateLimits, { strict: false });
  const show: RequestHandler = async (request, response, next) => {
    const file = files.get(request.path.replace(/\/$/, ''));
    if (!file || !READS.includes(request.method)) {
      next();
      return;
    }
    sendQuotas(response, await limits.consume(CALLS.visitor, addressKey(request.ip)));
    response.set('Cache-Control', 'no-cache');
    sendFile(request, response, await file());
  };
  app.use(`/${prefix}/docs`, docsPolicy);
  app.use(`/${prefix}`, show);
};

const READS = ['GET', 'HEAD'];

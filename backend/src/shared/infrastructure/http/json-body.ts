import express, { type Request, type RequestHandler } from 'express';
import { readJsonObject } from './read-json.js';
import { UnsupportedContent } from './unsupported-content.js';

const LIMIT = '100kb';
const JSON_TYPE = 'application/json';
const CHARSET = /;\s*charset\s*=\s*"?([^";\s]+)/i;

const bytes = express.raw({ type: JSON_TYPE, limit: LIMIT });

const refuseForeignCharset = (request: Request): void => {
  const charset = CHARSET.exec(request.headers['content-type'] ?? '')?.[1];
  if (charset && charset.toLowerCase() !== 'utf-8') throw new UnsupportedContent('Send JSON in UTF-8');
};

/**
 * Reads a JSON object of at most 100 KB and refuses what no handler should meet. Any other content type is left
 * unread: the handler that expects a file reads it, every other one refuses it.
 */
export const jsonBody: readonly RequestHandler[] = [
  bytes,
  (request, _response, next) => {
    const raw: unknown = request.body;
    request.body = {};
    if (Buffer.isBuffer(raw) && raw.length > 0) {
      refuseForeignCharset(request);
      request.body = readJsonObject(raw);
    }
    next();
  },
];

import express, { type Request, type Response } from 'express';
import { readJsonObject } from './read-json.js';
import { UnsupportedContent } from './unsupported-content.js';

export const JSON_TYPE = 'application/json';
const LIMIT = '100kb';
const CHARSET = /;\s*charset\s*=\s*"?([^";\s]+)/i;

const bytes = express.raw({ type: JSON_TYPE, limit: LIMIT });

const receive = (request: Request, response: Response): Promise<unknown> =>
  new Promise((resolve, reject) =>
    bytes(request, response, (error?: Error | string) => {
      if (error) reject(error instanceof Error ? error : new Error(error));
      else resolve(request.body);
    }),
  );

const refuseForeignCharset = (request: Request): void => {
  const charset = CHARSET.exec(request.headers['content-type'] ?? '')?.[1];
  if (charset && charset.toLowerCase() !== 'utf-8') throw new UnsupportedContent('Send JSON in UTF-8');
};

/**
 * Receives a JSON object of at most 100 KB. No body, or another content type, which is left unread, gives an empty
 * object.
 */
export const receiveJson = async (request: Request, response: Response): Promise<object> => {
  const raw = await receive(request, response);
  if (!Buffer.isBuffer(raw) || raw.length === 0) return {};
  refuseForeignCharset(request);
  return readJsonObject(raw);
};

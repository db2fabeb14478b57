import type { Response } from 'express';
import {
  LONGEST_LENDER_LIST,
  type LenderListRequest,
  type LenderPage,
} from '../../application/lender-lists.js';

// A page that comes again is sent as the bytes it was the first time.
const bytes = new WeakMap<LenderPage, Buffer>();

const bytesOf = (page: LenderPage): Buffer => {
  const known = bytes.get(page) ?? Buffer.from(JSON.stringify(page.lenders));
  bytes.set(page, known);
  return known;
};

const nextLink = (path: string, asked: LenderListRequest, next: string): string => {
  const query = new URLSearchParams();
  const parameters: Readonly<Record<string, string | number | undefined>> = {
    ...asked,
    limit: asked.limit ?? LONGEST_LENDER_LIST,
    cursor: next,
  };
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) query.set(name, String(value));
  return `<${path}?${query.toString()}>; rel="next"`;
};

/** A plain array, its total in X-Total-Count and the way to the next page in Link. */
export const sendLenderPage = (
  response: Response,
  path: string,
  asked: LenderListRequest,
  page: LenderPage,
): void => {
  response.setHeader('X-Total-Count', page.total);
  if (page.next !== null) response.setHeader('Link', nextLink(path, asked, page.next));
  response.setHeader('Content-Type', 'application/json; charset=utf-8').end(bytesOf(page));
};

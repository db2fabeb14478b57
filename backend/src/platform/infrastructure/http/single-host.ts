import type { RequestHandler } from 'express';
import { InvalidInput } from '#kernel/errors.js';

const hostsIn = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/** Node uses the first of two Host headers; a proxy in front may have used the other. */
export const refuseTwoHosts: RequestHandler = ({ rawHeaders }, _response, next) => {
  if (hostsIn(rawHeaders) > 1) throw new InvalidInput([], 'The request has two Host headers. Send only one');
  next();
};

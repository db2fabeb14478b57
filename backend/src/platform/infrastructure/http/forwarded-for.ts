import type { RequestHandler } from 'express';

/** An IPv6 address in brackets, or an IPv4 address before a port: as some proxies write where a call came from. */
const BRACKETED = /^\[([^\]]+)\](?::\d+)?$/;
const WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$/;

const bareAddress = (entry: string): string =>
  BRACKETED.exec(entry)?.[1] ?? WITH_PORT.exec(entry)?.[1] ?? entry;

/** Each call of one caller may come from another port: without it, all of them count as the same caller. */
export const readForwardedAddresses: RequestHandler = ({ headers }, _response, next) => {
  const forwarded = headers['x-forwarded-for'];
  if (typeof forwarded === 'string') {
    headers['x-forwarded-for'] = forwarded
      .split(',')
      .map((entry) => bareAddress(entry.trim()))
      .join(', ');
  }
  next();
};

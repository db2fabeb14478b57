import type { RequestHandler } from 'express';

/** An IPv6 address in brackets, or an IPv4 address with a port, as some proxies write them. */
const BRACKETED = /^\[([^\]]+)\](?::\d+)?$/;
const WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$/;

const bareAddress = (entry: string): string =>
  BRACKETED.exec(entry)?.[1] ?? WITH_PORT.exec(entry)?.[1] ?? entry;

/** Strips ports, so that requests of one caller from several ports count together. */
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

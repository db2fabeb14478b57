import type { Response } from 'express';
import type { Quota } from '#kernel/quota.js';

export const QUOTA_HEADERS = {
  'RateLimit-Policy': {
    description: 'Rate limits: q requests in w seconds, for each named policy',
    schema: { type: 'string', example: '"contact";q=10;w=600' },
  },
  RateLimit: {
    description: 'Remaining quota: r requests; more in t seconds',
    schema: { type: 'string', example: '"contact";r=9;t=600' },
  },
} as const;

/** In the form of the current draft of RateLimit header fields for HTTP, draft-ietf-httpapi-ratelimit-headers. */
const headersOf = (quotas: readonly Quota[]): [string, string][] => [
  [
    'RateLimit-Policy',
    quotas.map(({ name, limit, windowSeconds }) => `"${name}";q=${limit};w=${windowSeconds}`).join(', '),
  ],
  [
    'RateLimit',
    quotas
      .map(({ name, remaining, resetSeconds }) => `"${name}";r=${remaining};t=${resetSeconds}`)
      .join(', '),
  ],
];

/** Sets the quota headers, replacing earlier ones. */
export const sendQuotas = (response: Response, quotas: readonly Quota[]): void => {
  if (quotas.length === 0) return;
  for (const [name, value] of headersOf(quotas)) response.setHeader(name, value);
};

/** Adds to the quota headers. */
export const addQuotas = (response: Response, quotas: readonly Quota[]): void => {
  for (const [name, value] of headersOf(quotas)) response.append(name, value);
};

import type { Principal } from '#platform/application/principal.js';
import type { Limit } from './rate-limits.js';

/** Costs of a request beyond a plain read. */
export type Cost = 'write' | 'hash' | 'workbook' | 'export';

/** All requests of one caller; each API account has its own budget. The system makes no requests. */
export const CALLS: Readonly<Record<Exclude<Principal['type'], 'system'>, Limit>> = {
  visitor: { name: 'visitor', points: 300, perSeconds: 60 },
  introducer: { name: 'partner', points: 300, perSeconds: 60 },
  'api-account': { name: 'api-account', points: 120, perSeconds: 60 },
  admin: { name: 'staff', points: 600, perSeconds: 60 },
};

/** Budgets for expensive requests, per account (a partner with its API accounts) or address. */
export const COSTS: Readonly<Record<Cost, Limit>> = {
  write: { name: 'write', points: 3_600, perSeconds: 3_600 },
  // Enough for an office of forty that signs in at nine, each in two steps.
  hash: { name: 'password', points: 100, perSeconds: 600 },
  workbook: { name: 'workbook', points: 20, perSeconds: 600 },
  export: { name: 'export', points: 30, perSeconds: 600 },
};

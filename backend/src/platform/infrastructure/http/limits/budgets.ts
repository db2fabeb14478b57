import type { Principal } from '#platform/application/principal.js';
import type { Limit } from './rate-limits.js';

/** What a call may cost the server beside the call itself. */
export type Cost = 'write' | 'hash' | 'workbook' | 'export';

/** Every call of one caller; each API account has this budget for itself. Systems do not call. */
export const CALLS: Readonly<Record<Exclude<Principal['type'], 'system'>, Limit>> = {
  visitor: { name: 'visitor', points: 300, perSeconds: 60 },
  introducer: { name: 'partner', points: 300, perSeconds: 60 },
  'api-account': { name: 'api-account', points: 120, perSeconds: 60 },
  admin: { name: 'staff', points: 600, perSeconds: 60 },
};

/** What costs more than a read, of one account, which is a partner with its programs, or of one address. */
export const COSTS: Readonly<Record<Cost, Limit>> = {
  write: { name: 'write', points: 3_600, perSeconds: 3_600 },
  // An office of forty that signs in at nine, each in two steps.
  hash: { name: 'password', points: 100, perSeconds: 600 },
  workbook: { name: 'workbook', points: 20, perSeconds: 600 },
  export: { name: 'export', points: 30, perSeconds: 600 },
};

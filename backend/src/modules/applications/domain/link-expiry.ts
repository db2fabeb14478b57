import { DAY_MS } from '#shared/domain/time-units.js';

const DAYS = 90;

/** Until when the links of an application work that was submitted at this moment. */
export const linkExpiry = (submittedAt: Date): Date => new Date(submittedAt.getTime() + DAYS * DAY_MS);

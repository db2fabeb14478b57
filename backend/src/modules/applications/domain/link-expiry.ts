const DAYS = 90;
const DAY_MS = 86_400_000;

/** Until when the links of an application work that was submitted at this moment. */
export const linkExpiry = (submittedAt: Date): Date => new Date(submittedAt.getTime() + DAYS * DAY_MS);

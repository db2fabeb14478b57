import { DAY_MS } from '#kernel/time/time-units.js';
import type { KeptLinks, LinkKind } from './link.repository.js';

const DAYS = 90;

/** When links issued at this time expire. */
export const linkExpiry = (from: Date): Date => new Date(from.getTime() + DAYS * DAY_MS);

/** An application with a working link. */
export interface OpenLink {
  readonly applicationId: string;
  /** When the results link expires. */
  readonly expiresAt: Date;
  /** When the status link expires; null while the application is open. */
  readonly statusExpiresAt: Date | null;
}

/**
 * The status link works while the application is open and for 90 days afterwards, and at least as long as the results
 * link.
 */
export const statusExpiry = ({ expiresAt, settledAt }: KeptLinks): Date | null => {
  if (settledAt === null) return null;
  const afterwards = linkExpiry(settledAt);
  return afterwards > expiresAt ? afterwards : expiresAt;
};

/** Null for a link that has expired or been withdrawn. */
export const openLink = (kind: LinkKind, links: KeptLinks | null, now: Date): OpenLink | null => {
  if (links === null || links.revokedAt !== null) return null;
  const { applicationId, expiresAt } = links;
  const statusExpiresAt = statusExpiry(links);
  const end = kind === 'results' ? expiresAt : statusExpiresAt;
  return end !== null && end <= now ? null : { applicationId, expiresAt, statusExpiresAt };
};

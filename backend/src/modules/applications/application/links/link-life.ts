import { DAY_MS } from '#kernel/time/time-units.js';
import type { KeptLinks, LinkKind } from './link.repository.js';

const DAYS = 90;

/** How long links work that begin to count at this moment. */
export const linkExpiry = (from: Date): Date => new Date(from.getTime() + DAYS * DAY_MS);

/** An application with a link that works. */
export interface OpenLink {
  readonly applicationId: string;
  /** Of its results link. */
  readonly expiresAt: Date;
  /** Of its status link; null while the application is open. */
  readonly statusExpiresAt: Date | null;
}

/** The status link lives as long as the application is open and 90 days more, and never shorter than the results link. */
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

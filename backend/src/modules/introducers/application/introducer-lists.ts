import type { ListRequest, Page } from '#shared/application/list.js';
import type { BusinessType } from '../domain/business-type.js';
import type { IntroducerView } from './introducer-view.js';

export const INTRODUCER_STATUSES = ['active', 'suspended'] as const;
export type IntroducerStatus = (typeof INTRODUCER_STATUSES)[number];

export const INTRODUCER_ORDERS = [
  'newest',
  'oldest',
  'name',
  '-name',
  'cases',
  '-cases',
  'sign-in',
  '-sign-in',
] as const;
export type IntroducerOrder = (typeof INTRODUCER_ORDERS)[number];

export interface IntroducerListRequest extends ListRequest<IntroducerOrder> {
  /** Part of the company's name, the contact's name, the e-mail address or the number. */
  readonly q?: string;
  readonly status?: IntroducerStatus;
  readonly businessType?: BusinessType;
}

/** A partner as the broker's staff see it among the others. Times are ISO 8601, UTC. */
export interface ListedIntroducer extends Omit<IntroducerView, 'caseMails'> {
  readonly cases: number;
  /** Of the cases, as they stand. */
  readonly approved: number;
  /** Approved or rejected, as they stand. */
  readonly decided: number;
  readonly leads: number;
  /** Null for one who has not signed in since this is kept. */
  readonly lastSignedInAt: string | null;
  /** Null while the account is open. */
  readonly suspendedAt: string | null;
}

export abstract class IntroducerLists {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(request: IntroducerListRequest): Promise<Page<ListedIntroducer>>;
  /** @throws IntroducerNotFound */
  abstract one(id: string): Promise<ListedIntroducer>;
  /** What staff said when they last suspended the partner. */
  abstract suspensionReason(id: string): Promise<string | null>;
}

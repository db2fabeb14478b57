import type { ListRequest, Page } from '#platform/application/list.js';
import type { ViewOf } from '#platform/application/view.js';
import type { BusinessType } from '../domain/business-type.js';
import type { Introducer } from '../domain/introducer.js';
import { INTRODUCER_FIELDS } from './introducer-view.js';

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

export const LISTED_FIELDS = [
  ...INTRODUCER_FIELDS,
  'suspendedAt',
  'selfBillingAgreedOn',
  'vatNumber',
] as const;

/** A partner as the broker's staff see it among the others. Times are ISO 8601, UTC. */
export interface ListedIntroducer extends ViewOf<Introducer, (typeof LISTED_FIELDS)[number]> {
  readonly emailConfirmed: boolean;
  readonly cases: number;
  /** Of the cases, as they stand. */
  readonly approved: number;
  /** Approved or rejected, as they stand. */
  readonly decided: number;
  readonly leads: number;
  /** Null for one who has not signed in since this is kept. */
  readonly lastSignedInAt: string | null;
}

export abstract class IntroducerViews {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(request: IntroducerListRequest): Promise<Page<ListedIntroducer>>;
  /** @throws IntroducerNotFound */
  abstract one(id: string): Promise<ListedIntroducer>;
  /** How many have signed up, suspended ones among them. */
  abstract count(): Promise<number>;
  /** What the companies of those who are there are called, by their ids: for lists of other modules that keep these. */
  abstract companyNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** What staff said when they last suspended the partner. */
  abstract suspensionReason(id: string): Promise<string | null>;
}

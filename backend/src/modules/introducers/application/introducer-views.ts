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
  /** Part of the company's name, the contact's name, the email address or the number. */
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

/** A partner in the staff's list. Times are ISO 8601, UTC. */
export interface ListedIntroducer extends ViewOf<Introducer, (typeof LISTED_FIELDS)[number]> {
  readonly emailConfirmed: boolean;
  readonly cases: number;
  /** Currently approved cases. */
  readonly approved: number;
  /** Cases currently approved or rejected. */
  readonly decided: number;
  readonly leads: number;
  /** Null if there was no sign-in since this has been recorded. */
  readonly lastSignedInAt: string | null;
}

export abstract class IntroducerViews {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(request: IntroducerListRequest): Promise<Page<ListedIntroducer>>;
  /** @throws IntroducerNotFound */
  abstract one(id: string): Promise<ListedIntroducer>;
  /** The number of partners, including suspended ones. */
  abstract count(): Promise<number>;
  /** Company names of existing partners by id, for lists of other modules. */
  abstract companyNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The reason for the partner's last suspension. */
  abstract suspensionReason(id: string): Promise<string | null>;
}

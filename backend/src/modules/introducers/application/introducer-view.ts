import { viewOf, type ViewOf } from '#platform/application/view.js';
import type { Introducer } from '../domain/introducer.js';

/** Fields shown to the partner itself and to staff. */
export const INTRODUCER_FIELDS = [
  'id',
  'email',
  'companyName',
  'contactName',
  'phone',
  'businessType',
  'createdAt',
] as const;

/** A partner as it sees itself. */
export interface IntroducerView extends ViewOf<Introducer, (typeof INTRODUCER_FIELDS)[number] | 'emails'> {
  /**
   * Whether the holder has confirmed the address. Until then the partner has no API accounts and no referral link,
   * and gets no emails about cases and commission.
   */
  readonly emailConfirmed: boolean;
}

export const introducerView = (introducer: Introducer): IntroducerView => ({
  ...viewOf(introducer, [...INTRODUCER_FIELDS, 'emails']),
  emailConfirmed: introducer.isEmailConfirmed,
});

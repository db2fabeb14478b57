import { viewOf, type ViewOf } from '#platform/application/view.js';
import type { Introducer } from '../domain/introducer.js';

/** What is shown of an introducer to itself and to the broker's staff. */
export const INTRODUCER_FIELDS = [
  'id',
  'email',
  'companyName',
  'contactName',
  'phone',
  'businessType',
  'createdAt',
] as const;

/** An introducer as it sees itself. */
export interface IntroducerView extends ViewOf<Introducer, (typeof INTRODUCER_FIELDS)[number] | 'emails'> {
  /** Whether its holder has shown that the address is theirs. Until then it has no API accounts and no link, and gets no emails about cases and commission. */
  readonly emailConfirmed: boolean;
}

export const introducerView = (introducer: Introducer): IntroducerView => ({
  ...viewOf(introducer, [...INTRODUCER_FIELDS, 'emails']),
  emailConfirmed: introducer.isEmailConfirmed,
});

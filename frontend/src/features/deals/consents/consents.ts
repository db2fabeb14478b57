import type { Consent, Submission } from '@/features/deals/deals-api';
import { isLive } from '@/features/deals/submissions/submission-states';
import { longDate } from '@/shared/lib/dates';
import { humanise, lookUp } from '@/shared/lib/labels';
import type { Tone } from '@/shared/ui/status-chip';

/** The consent for a submission's lender. */
export const consentFor = ({ lender }: Submission, consents: readonly Consent[]): Consent | null =>
  consents.find((one) =>
    one.lender.id === null || lender.id === null
      ? one.lender.name === lender.name
      : one.lender.id === lender.id,
  ) ?? null;

export const isGiven = (consent: Consent | null): boolean => consent?.state === 'given';

const TONES: Readonly<Partial<Record<Consent['state'], Tone>>> = {
  asked: 'waiting',
  given: 'positive',
  refused: 'negative',
  withdrawn: 'negative',
};

export const toneOf = (consent: Consent | null): Tone =>
  (consent && lookUp(TONES, consent.state)) ?? 'neutral';

const VIA: Readonly<Record<NonNullable<Consent['via']>, string>> = {
  link: 'on the status page',
  phone: 'by phone',
  email: 'by email',
  in_person: 'in person',
};

/** How a client answers staff. */
export const VIA_CHOICES = [
  { value: 'phone', label: 'By phone' },
  { value: 'email', label: 'By email' },
  { value: 'in_person', label: 'In person' },
];

const STANDS: Readonly<Record<Consent['state'], string>> = {
  asked: 'Consent requested',
  given: 'Consent given',
  refused: 'Consent refused',
  withdrawn: 'Consent withdrawn',
};

/** The client’s consent for a lender, as a label. */
export const formatConsent = (consent: Consent | null): string =>
  consent ? (lookUp(STANDS, consent.state) ?? humanise(consent.state)) : 'Consent not requested';

/** When and how it was given, and who recorded it. */
export function consentDetails(consent: Consent | null): string {
  if (!consent) return '';
  const { via, askedAt, answeredAt, recordedBy } = consent;
  const at = answeredAt ?? askedAt;
  const details = [via && VIA[via], at && `on ${longDate(at)}`, recordedBy && `to ${recordedBy.name}`];
  return details.filter(Boolean).join(' ');
}

/** The distinct lenders of the submissions. */
export const lendersOf = (submissions: readonly Submission[]): readonly string[] => [
  ...new Set(submissions.map(({ lender }) => lender.name)),
];

/** Lenders that need the client's consent. */
export const unasked = (
  submissions: readonly Submission[],
  consents: readonly Consent[],
): readonly string[] =>
  lendersOf(submissions.filter((one) => isLive(one) && consentFor(one, consents) === null));

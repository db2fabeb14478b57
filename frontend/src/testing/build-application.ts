import type { Application, ApplicationInFull } from '@/features/applications/staff/admin-applications-api';
import { OPTIONAL_ANSWERS } from '@/features/applications/staff/case-summary';
import { fromEntries } from '@/shared/lib/records';

const unanswered = fromEntries(OPTIONAL_ANSWERS.map((name) => [name, null]));

/** The source if the test does not set one. */
const sourceOf = ({ introducerId = null, viaLink = false }: Partial<Application>): Application['source'] => {
  if (introducerId === null) return 'web';
  return viaLink ? 'referral_link' : 'partner';
};

/** An application as in the staff list. */
export const buildApplication = (changes: Partial<Application> = {}): Application => ({
  ...unanswered,
  id: 'p1',
  companyName: 'Rowan Retail Ltd',
  contactName: 'Rona Rowan',
  email: 'rona@rowan.example',
  phone: '0141 496 0177',
  fundingType: 'business-loans',
  amount: '100000',
  status: 'pending',
  stage: 'new',
  notes: null,
  partnerNotes: null,
  assignedLender: null,
  owner: null,
  nextTask: null,
  nextStep: null,
  acceptedLender: null,
  matchScore: null,
  introducerId: null,
  partner: null,
  clientConsentAt: null,
  externalReference: null,
  viaLink: false,
  duplicateOf: null,
  renewalOf: null,
  source: sourceOf(changes),
  due: null,
  perimeter: { answer: 'ask', reason: 'Legal form not known. Ask how the business is set up.' },
  perimeterCheckedAt: '2026-03-12T10:00:00.000Z',
  perimeterCheckedBy: 'Ada Admin',
  perimeterOutcome: null,
  perimeterNote: null,
  dueAt: '2026-03-12T11:30:00.000Z',
  firstMovedAt: null,
  createdAt: '2026-03-12T09:30:00.000Z',
  updatedAt: '2026-03-12T09:30:00.000Z',
  ...changes,
});

/** An application as loaded by id. */
export const buildApplicationInFull = (changes: Partial<ApplicationInFull> = {}): ApplicationInFull => ({
  ...buildApplication(changes),
  awaitsClientContact: false,
  linksExpireAt: '2026-06-10T09:30:00.000Z',
  statusLink: { expiresAt: null },
  matches: [],
  duplicates: [],
  renewals: [],
  disclosures: [],
  trail: [],
  ...changes,
});

import type { Case, CaseInFull, CasesSummary } from '@/features/applications/partner/cases-api';

/** A partner's case as in its list. */
export const buildCase = (changes: Partial<Case> = {}): Case => ({
  id: 'c1',
  companyName: 'Alder Joinery Ltd',
  contactName: 'Alex Graham',
  email: 'alex@alder-joinery.example',
  phone: '0141 496 0199',
  fundingType: 'Business Loan',
  amount: '£48,000',
  tradingHistory: '3 years',
  status: 'pending',
  stage: 'new',
  progress: { stage: 'new', lendersAsked: 0, offers: 0, completedOn: null, drawnPence: null },
  notes: null,
  assignedLender: null,
  createdAt: '2026-03-12T09:30:00.000Z',
  updatedAt: '2026-03-12T09:30:00.000Z',
  introducerId: 'i1',
  clientConsentAt: null,
  externalReference: null,
  viaLink: false,
  duplicateOf: null,
  ...changes,
});

/** A case as loaded by id. */
export const buildCaseInFull = (changes: Partial<CaseInFull> = {}): CaseInFull => ({
  ...buildCase(changes),
  handler: null,
  furtherAnswers: [],
  timeline: [
    { at: '2026-03-12T09:30:00.000Z', what: 'submitted', from: null, to: 'pending', reason: null, by: 'you' },
  ],
  matches: [{ id: 'l1', name: 'Alba Finance', score: 82 }],
  ...changes,
});

export const buildCasesSummary = (changes: Partial<CasesSummary> = {}): CasesSummary => ({
  total: 0,
  thisMonth: 0,
  approved: 0,
  rejected: 0,
  decided: 0,
  medianDecisionMinutes: null,
  months: Array.from({ length: 12 }, (_, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    pending: 0,
    in_review: 0,
    approved: 0,
    rejected: 0,
  })),
  ...changes,
});

import type { Submission } from '@/features/deals/deals-api';

/** A submission to Alba, sent six days ago. */
export const buildSubmission = (changes: Partial<Submission> = {}): Submission => ({
  id: 's1',
  applicationId: 'p1',
  companyName: 'Alder Joinery Ltd',
  state: 'sent',
  reference: 'AL-1',
  lender: { id: 'l1', name: 'Alba' },
  owner: { id: 'a2', name: 'Bea' },
  products: ['business-loans'],
  notes: null,
  sentAt: null,
  sentVia: 'email',
  decidedAt: null,
  reasonCode: null,
  reason: null,
  offers: [],
  completion: null,
  movedAt: new Date(Date.now() - 6 * 86_400_000).toISOString(),
  createdAt: '2026-03-12T09:30:00.000Z',
  updatedAt: '2026-03-12T09:30:00.000Z',
  ...changes,
});

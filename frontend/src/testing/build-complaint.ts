import type { Schemas } from '@/api/schemas';

type Complaint = Schemas['ComplaintResponse'];

export const buildComplaint = (changes: Partial<Complaint> = {}): Complaint => ({
  id: 'c1',
  reference: 'C1001',
  kind: 'service',
  status: 'open',
  name: 'Isla Fraser',
  email: 'isla@fraser-bakery.example',
  phone: '0141 496 0177',
  company: 'Fraser Bakery Ltd',
  whatHappened: 'I waited a week for your call, and the offer expired.',
  wanted: 'Please ask the lender to extend the offer.',
  receivedOn: '2026-03-12',
  acknowledgeBy: '2999-03-17',
  respondBy: '2999-05-07',
  product: null,
  applicationId: null,
  companyName: null,
  owner: null,
  acknowledgedOn: null,
  respondedOn: null,
  outcome: null,
  redressPence: null,
  rootCause: null,
  isVulnerable: null,
  notes: null,
  createdAt: '2026-03-12T09:30:00.000Z',
  updatedAt: '2026-03-12T09:30:00.000Z',
  ...changes,
});

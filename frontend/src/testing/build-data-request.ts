import type { Schemas } from '@/api/schemas';

type DataRequest = Schemas['DataRequestResponse'];

export const buildDataRequest = (changes: Partial<DataRequest> = {}): DataRequest => ({
  id: 'r1',
  reference: 'R1001',
  kind: 'access',
  status: 'open',
  clock: 'running',
  name: 'Isla Fraser',
  email: 'isla@fraser-bakery.example',
  phone: null,
  requestedBy: 'person',
  receivedOn: '2026-03-12',
  identityConfirmedOn: '2026-03-12',
  identityCheckedBy: 'called',
  identityDueOn: null,
  latestDueOn: null,
  authorityConfirmedOn: null,
  feePence: null,
  feePaidOn: null,
  pauses: [],
  dueOn: '2999-04-13',
  records: [
    {
      type: 'application',
      id: 'p1',
      name: 'Isla Fraser',
      company: 'Fraser Bakery Ltd',
      at: '2026-02-01T09:30:00.000Z',
    },
  ],
  owner: null,
  outcome: null,
  closedOn: null,
  letter: null,
  notes: null,
  createdAt: '2026-03-12T09:30:00.000Z',
  updatedAt: '2026-03-12T09:30:00.000Z',
  ...changes,
});

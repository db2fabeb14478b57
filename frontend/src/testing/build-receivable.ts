import type { Receivable } from '@/features/commissions/staff/receivables-api';

/** What Alba owes for a completion. */
export const buildReceivable = (changes: Partial<Receivable> = {}): Receivable => ({
  id: 'r1',
  applicationId: 'p1',
  submissionId: 's1',
  companyName: 'Rowan Retail Ltd',
  lender: { id: 'l1', name: 'Alba' },
  origin: 'completion',
  expectedPence: 450_000,
  expectedOn: '2026-04-11',
  receivedPence: 0,
  openPence: 450_000,
  writtenOffPence: 0,
  state: 'open',
  isOverdue: false,
  receipts: [],
  writeOff: null,
  cancelledAt: null,
  createdAt: '2026-03-12T09:30:00.000Z',
  updatedAt: '2026-03-12T09:30:00.000Z',
  ...changes,
});

import { fateOf, type RecordFacts } from './retention-rules.js';

const settings = {
  enquiryMonths: 12,
  dealYears: 6,
  partnerYears: 6,
  messageMonths: 12,
  activityYears: 6,
  jobDays: 90,
  complaintYears: 6,
};
const facts = (changes: Partial<RecordFacts>): RecordFacts => ({
  type: 'application',
  id: 'a1',
  name: 'Isla Fraser',
  company: 'Fraser Bakery Ltd',
  email: 'isla@fraser-bakery.example',
  phone: null,
  at: '2026-01-01T09:00:00.000Z',
  hold: null,
  complaint: null,
  isOpen: false,
  keepFrom: null,
  ...changes,
});
const fate = (changes: Partial<RecordFacts>, today = '2026-11-27') => fateOf(facts(changes), today, settings);

describe('The retention of a record', () => {
  it('is deletion when nothing requires the record', () => {
    expect(fate({})).toMatchObject({ outcome: 'deleted', until: null });
  });

  it('is retention for six years after a completion, then anonymisation', () => {
    expect(fate({ keepFrom: '2026-02-28' })).toMatchObject({ outcome: 'stays', until: '2032-02-28' });
    expect(fate({ keepFrom: '2026-02-28' }, '2032-02-27')).toMatchObject({ outcome: 'stays' });
    expect(fate({ keepFrom: '2026-02-28' }, '2032-02-28')).toMatchObject({ outcome: 'anonymised' });
  });

  it('is retention while it is on hold or has an open complaint', () => {
    expect(fate({ hold: 'Court case' })).toMatchObject({ outcome: 'stays', why: 'On hold: Court case' });
    expect(fate({ complaint: 'C1001' })).toMatchObject({ outcome: 'stays', why: 'Complaint C1001 is open' });
  });

  it('is retention for an active account and an open complaint', () => {
    expect(fate({ type: 'admin', isOpen: true })).toMatchObject({ outcome: 'stays' });
    expect(fate({ type: 'admin' })).toMatchObject({ outcome: 'anonymised' });
    expect(fate({ type: 'complaint', isOpen: true })).toMatchObject({ outcome: 'stays' });
    expect(fate({ type: 'complaint', keepFrom: '2026-01-01' })).toMatchObject({ until: '2032-01-01' });
  });
});

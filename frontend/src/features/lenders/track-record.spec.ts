import type { TrackRecord } from '@/features/lenders/lenders-api';
import { formatTrackRecord } from '@/features/lenders/track-record';

const record: TrackRecord = {
  decision: { n: 7, medianDays: 4 },
  offered: { n: 7, percent: 43 },
  completed: { n: 3, percent: null },
  declined: { n: 5, reasonCode: 'trading_history' },
};

describe('Track record', () => {
  it('shows only figures with enough submissions', () => {
    expect(formatTrackRecord(record)).toBe(
      'Time to decision 4 days (of 7 decided) · Offer rate 43% (of 7 decided) · Main decline reason trading history (of 5 declined)',
    );
  });

  it('shows a quick lender as less than a day', () => {
    expect(formatTrackRecord({ ...record, decision: { n: 5, medianDays: 0.3 } })).toContain(
      'less than a day',
    );
  });

  it('is empty when there are too few submissions', () => {
    const none = {
      decision: { n: 4, medianDays: null },
      offered: { n: 4, percent: null },
      completed: { n: 0, percent: null },
      declined: { n: 0, reasonCode: null },
    };
    expect(formatTrackRecord(none)).toBeNull();
  });
});

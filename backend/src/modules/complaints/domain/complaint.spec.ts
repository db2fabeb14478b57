import { clocksOf } from './complaint.js';

describe('Complaint deadlines', () => {
  it.each([
    // A Thursday before Easter: Good Friday and Easter Monday are not working days.
    ['2026-04-02', '2026-04-09', '2026-05-28'],
    // Clocks go back that week, but a day is still a day.
    ['2026-10-22', '2026-10-27', '2026-12-17'],
    ['2026-03-27', '2026-04-01', '2026-05-22'],
  ])('end for a service complaint received on %s on %s and %s', (received, acknowledgeBy, respondBy) => {
    expect(clocksOf('service', received)).toEqual({ acknowledgeBy, respondBy });
  });

  it('end for a data complaint after 30 days, without a final response date', () => {
    expect(clocksOf('data', '2026-10-01')).toEqual({ acknowledgeBy: '2026-10-31', respondBy: null });
  });
});

import { invalidates } from '@/api/invalidation';
import type { Failure } from '@/shared/lib/failure';

const failure = (status: Failure['status']): Failure => ({
  name: 'Failure',
  status,
  message: `${status}`,
  problem: null,
  retryAfterSeconds: null,
});

const saved = invalidates('Lender', 'LenderImport');

describe('Invalidation', () => {
  it('reloads what a change makes stale', () => {
    expect(saved({}, undefined)).toEqual(['Lender', 'LenderImport']);
  });

  it.each([404, 409] as const)('reloads it also when %i says that it is stale', (status) => {
    expect(saved(undefined, failure(status))).toEqual(['Lender', 'LenderImport']);
  });

  it.each([400, 401, 403, 422, 503, 'network'] as const)('does not reload data loaded after %s', (status) => {
    expect(saved(undefined, failure(status))).toEqual([]);
  });
});

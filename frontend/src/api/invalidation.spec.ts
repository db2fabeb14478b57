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
  it('has what a change makes out of date read again', () => {
    expect(saved({}, undefined)).toEqual(['Lender', 'LenderImport']);
  });

  it.each([404, 409] as const)('has it read again also where %i says that it is out of date', (status) => {
    expect(saved(undefined, failure(status))).toEqual(['Lender', 'LenderImport']);
  });

  it.each([400, 401, 403, 422, 503, 'network'] as const)('leaves what was read after %s', (status) => {
    expect(saved(undefined, failure(status))).toEqual([]);
  });
});

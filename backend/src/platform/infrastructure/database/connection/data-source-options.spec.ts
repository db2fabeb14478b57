import { requestLimits } from './data-source-options.js';

describe('Limits of the connections', () => {
  it.each([4_500, 30_000])(
    'end a statement and two waits for locks within a request of %s ms',
    (requestMs) => {
      const { statement_timeout, query_timeout, connectionTimeoutMillis, lock_timeout } =
        requestLimits(requestMs);

      expect(statement_timeout).toBe(requestMs);
      expect(query_timeout).toBeGreaterThan(requestMs);
      expect(connectionTimeoutMillis).toBeGreaterThan(requestMs);
      expect(2 * lock_timeout).toBeLessThan(requestMs);
    },
  );

  it('are five seconds for a connection and two for a lock by default', () => {
    expect(requestLimits(4_500)).toMatchObject({ connectionTimeoutMillis: 5_000, lock_timeout: 2_000 });
  });
});

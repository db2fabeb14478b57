import { skipToken, type SkipToken } from '@reduxjs/toolkit/query/react';
import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useDebouncedQuery } from '@/shared/lib/use-debounced-query';

interface Terms {
  readonly amount: string;
  readonly months: string;
}

const useAnswer = (args: Terms | SkipToken) => ({
  data: args === skipToken ? null : `${args.amount}/${args.months}`,
});

describe('useDebouncedQuery', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const start = (args: Terms | SkipToken) =>
    renderHook((terms: Terms | SkipToken) => useDebouncedQuery(useAnswer, terms, 250), {
      initialProps: args,
    });
  const pause = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('queries the first arguments immediately', () => {
    const { result } = start({ amount: '1', months: '12' });

    expect(result.current).toMatchObject({ data: '1/12', isCurrent: true });
  });

  it('queries only the last arguments after the delay', () => {
    const { result, rerender } = start(skipToken);
    rerender({ amount: '1', months: '12' });
    pause(200);
    rerender({ amount: '10', months: '12' });
    pause(200);
    expect(result.current).toMatchObject({ data: null, requested: skipToken, isCurrent: false });

    pause(50);

    expect(result.current).toMatchObject({ data: '10/12', isCurrent: true });
  });

  it('returns the last result, marked as stale, while the arguments change', () => {
    const { result, rerender } = start({ amount: '1', months: '12' });

    rerender({ amount: '1', months: '24' });

    expect(result.current).toMatchObject({ data: '1/12', isCurrent: false });
  });

  it('treats arguments with equal fields as the same', () => {
    const { result, rerender } = start({ amount: '1', months: '12' });

    rerender({ amount: '1', months: '12' });

    expect(result.current.isCurrent).toBe(true);
  });
});

import { jest } from '@jest/globals';
import { ToastStore } from '@/shared/ui/toasts/toast-store';

describe('ToastStore', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows one toast at a time, the newest', () => {
    const store = new ToastStore();

    store.show({ title: 'First' });
    store.show({ title: 'Second' });

    expect(store.snapshot().map(({ title }) => title)).toEqual(['Second']);
  });

  it('closes a dismissed toast at once and removes it after 1,000,000 ms', () => {
    const store = new ToastStore();
    store.show({ title: 'Sent' });

    store.dismiss(1);

    expect(store.snapshot()).toMatchObject([{ title: 'Sent', open: false }]);
    jest.advanceTimersByTime(999_999);
    expect(store.snapshot()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(store.snapshot()).toHaveLength(0);
  });
});

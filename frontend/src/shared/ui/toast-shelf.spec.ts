import { jest } from '@jest/globals';
import { ToastShelf } from '@/shared/ui/toast-shelf';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows one toast at a time, the newest', () => {
  const shelf = new ToastShelf();

  shelf.show({ title: 'First' });
  shelf.show({ title: 'Second' });

  expect(shelf.snapshot().map(({ title }) => title)).toEqual(['Second']);
});

it('closes a dismissed toast at once and removes it after 1,000,000 ms', () => {
  const shelf = new ToastShelf();
  shelf.show({ title: 'Sent' });

  shelf.dismiss(1);

  expect(shelf.snapshot()).toMatchObject([{ title: 'Sent', open: false }]);
  jest.advanceTimersByTime(999_999);
  expect(shelf.snapshot()).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(shelf.snapshot()).toHaveLength(0);
});

import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useListUrlState } from './use-list-url-state';

const FILTERS = [{ name: 'status' }, { name: 'product' }];

const open = () => {
  const routes: { router?: ReturnType<typeof createMemoryRouter> } = {};
  const wrapper = ({ children }: { children: ReactNode }) => {
    routes.router ??= createMemoryRouter([{ path: '*', element: children }], { initialEntries: ['/list'] });
    return <RouterProvider router={routes.router} />;
  };
  const { result } = renderHook(() => useListUrlState(FILTERS), { wrapper });
  return { result, router: routes.router! };
};

describe('useListUrlState', () => {
  it('keeps a change that is not shown yet when the next one is made', () => {
    const { result, router } = open();

    act(() => {
      result.current.filterBy('status', 'pending');
      result.current.filterBy('product', 'business-loans');
    });

    expect(router.state.location.search).toBe('?status=pending&product=business-loans');
  });

  it('follows the address after a step back', async () => {
    const { result, router } = open();
    act(() => result.current.filterBy('status', 'pending'));

    await act(() => router.navigate(-1));
    act(() => result.current.filterBy('product', 'business-loans'));

    expect(router.state.location.search).toBe('?product=business-loans');
  });
});

import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useListAddress, type ListAddress } from './use-list-address';

const FILTERS = [{ name: 'status' }, { name: 'product' }];

let address: ListAddress;
function Screen() {
  address = useListAddress(FILTERS);
  return null;
}

const open = () => {
  const router = createMemoryRouter([{ path: '*', Component: Screen }], { initialEntries: ['/list'] });
  render(<RouterProvider router={router} />);
  return router;
};

it('keeps a change that the screen does not show yet when the next one comes', () => {
  const router = open();

  act(() => {
    address.filterBy('status', 'pending');
    address.filterBy('product', 'business-loans');
  });

  expect(router.state.location.search).toBe('?status=pending&product=business-loans');
});

it('goes by the address again after a step back', async () => {
  const router = open();
  act(() => address.filterBy('status', 'pending'));

  await act(() => router.navigate(-1));
  act(() => address.filterBy('product', 'business-loans'));

  expect(router.state.location.search).toBe('?product=business-loans');
});

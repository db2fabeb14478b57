import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useComparison } from '@/features/matching/comparison';

describe('useComparison', () => {
  it('keeps every compared lender in the address when it opens before the last is stored', async () => {
    let arrive = () => {};
    const arrived = new Promise<null>((resolve) => (arrive = () => resolve(null)));
    let comparison: ReturnType<typeof useComparison> | undefined;
    function Choice() {
      comparison = useComparison({ overForm: false });
      return <p>{comparison.chosen.join(' and ')}</p>;
    }
    const router = createMemoryRouter(
      [
        {
          path: '/',
          loader: ({ request }) => (request.url.includes('beta') ? arrived : null),
          Component: Choice,
          HydrateFallback: () => null,
        },
      ],
      { initialEntries: ['/?compare=alpha'] },
    );
    render(<RouterProvider router={router} />);
    await screen.findByText('alpha');

    act(() => comparison?.toggle('beta'));
    await screen.findByText('alpha and beta');
    expect(router.state.location.search).toBe('?compare=alpha');
    act(() => comparison?.open());
    await act(async () => {
      arrive();
      await arrived;
    });

    const address = new URLSearchParams(router.state.location.search);
    expect(address.get('compare')).toBe('alpha,beta');
    expect(comparison?.isOpen).toBe(true);
  });
});

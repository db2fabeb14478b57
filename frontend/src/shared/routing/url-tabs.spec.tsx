import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Providers } from '@/app/providers';
import { portalTheme } from '@/app/theme/portal-theme';
import { UrlTabs } from '@/shared/routing/url-tabs';
import { violations } from '@/testing/violations';

const page = (
  <main>
    <UrlTabs
      label="Basket"
      tabs={[
        { name: 'fruit', title: 'Fruit', content: <p>Apples</p> },
        { name: 'nuts', title: 'Nuts & seeds', content: <p>Hazelnuts</p> },
      ]}
    />
  </main>
);

function show(at: string) {
  const router = createMemoryRouter([{ path: '/basket', element: page }], { initialEntries: [at] });
  render(
    <Providers theme={portalTheme}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { user: userEvent.setup(), router };
}
const tab = (name: string) => screen.getByRole('tab', { name });

describe('UrlTabs', () => {
  it.each([
    ['/basket', 'Fruit', 'Apples'],
    ['/basket?tab=nuts', 'Nuts & seeds', 'Hazelnuts'],
    ['/basket?tab=cheese', 'Fruit', 'Apples'],
  ])('shows at %s the tab %s', async (at, title, content) => {
    show(at);

    expect(tab(title)).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByText(content)).toBe(screen.getByRole('tabpanel', { name: title }).firstChild);
    expect(await violations()).toEqual([]);
  });

  it('stores the choice in the address, without the previous tab’s settings', async () => {
    const { user, router } = show('/basket?q=app&id=1');

    await user.click(tab('Nuts & seeds'));

    expect(router.state.location.search).toBe('?tab=nuts');
    expect(await screen.findByText('Hazelnuts')).toBeVisible();
    await user.click(tab('Fruit'));
    expect(router.state.location.search).toBe('');
  });

  it('works with the arrow keys', async () => {
    const { user } = show('/basket');

    await user.tab();
    await user.keyboard('{ArrowRight}{Enter}');

    expect(tab('Nuts & seeds')).toHaveFocus();
    expect(await screen.findByText('Hazelnuts')).toBeVisible();
  });

  it('is one Tab stop, and its arrow keys wrap around', async () => {
    const { user } = show('/basket?tab=nuts');

    await user.tab();
    expect(tab('Nuts & seeds')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tab('Fruit')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(tab('Nuts & seeds')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(tab('Fruit')).toHaveFocus();
    await user.keyboard('{End}');
    expect(tab('Nuts & seeds')).toHaveFocus();
    await user.tab();
    expect(tab('Fruit')).not.toHaveFocus();
    expect(await screen.findByText('Hazelnuts')).toBeVisible();
  });
});

import { screen, within } from '@testing-library/react';
import { renderAppAt } from '@/testing/render-with-app';

const header = async () => within(await screen.findByRole('banner'));

describe('Header', () => {
  it('links its logo to the home page', async () => {
    renderAppAt('/');

    expect((await header()).getByRole('link', { name: /home/ })).toHaveAttribute('href', '/');
  });

  it('links to partners, contact and the fact-find', async () => {
    renderAppAt('/');

    const bar = await header();

    expect(bar.getByRole('link', { name: 'Partners' })).toHaveAttribute('href', '/partners');
    expect(bar.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
    expect(bar.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/fact-find');
  });

  it('lists the nine products under Products, each with its path', async () => {
    const { user } = renderAppAt('/');
    const bar = await header();

    await user.click(bar.getByRole('button', { name: 'Products' }));

    const items = within(bar.getByRole('list')).getAllByRole('link');
    expect(
      items.map((item) => [item.textContent.replace(/(£|up to).*$/, ''), item.getAttribute('href')]),
    ).toEqual([
      ['Business Loans', '/business-loans'],
      ['Invoice Finance', '/invoice-finance'],
      ['Asset Finance', '/asset-finance'],
      ['Merchant Cash Advance', '/merchant-cash-advance'],
      ['Bridging Loans (Business)', '/bridging-finance-business'],
      ['Commercial Mortgage', '/commercial-mortgage'],
      ['Bridging Loans (Property)', '/bridging-loans'],
      ['Development Finance', '/development-finance'],
      ['Ltd Co BTL Mortgages', '/ltd-co-btl-mortgages'],
    ]);
    expect(bar.getAllByRole('listitem')).toHaveLength(9);
  });

  it('closes the products with Escape and restores the focus', async () => {
    const { user } = renderAppAt('/');
    const products = (await header()).getByRole('button', { name: 'Products' });

    await user.click(products);
    expect(products).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    await user.keyboard('{Escape}');

    expect(products).toHaveAttribute('aria-expanded', 'false');
    expect(products).toHaveFocus();
  });

  it('closes the products on a click elsewhere', async () => {
    const { user } = renderAppAt('/');
    const products = (await header()).getByRole('button', { name: 'Products' });
    await user.click(products);

    await user.click(screen.getByRole('contentinfo'));

    expect(products).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens and closes the phone menu with one toggle', async () => {
    const { user } = renderAppAt('/');
    const toggle = (await header()).getByRole('button', { name: 'Menu' });

    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.click(toggle);

    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it.each(['Partners', 'Contact', 'Get Started'])('closes the menu when %s is chosen', async (name) => {
    const { user } = renderAppAt('/');
    const bar = await header();
    const toggle = bar.getByRole('button', { name: 'Menu' });
    await user.click(toggle);

    await user.click(bar.getByRole('link', { name }));

    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes the menu when a product is chosen', async () => {
    const { user } = renderAppAt('/');
    const bar = await header();
    await user.click(bar.getByRole('button', { name: 'Menu' }));
    await user.click(bar.getByRole('button', { name: 'Products' }));

    await user.click(bar.getByRole('link', { name: 'Asset Finance' }));

    expect(bar.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
    expect(bar.getByRole('button', { name: 'Products' })).toHaveAttribute('aria-expanded', 'false');
  });
});

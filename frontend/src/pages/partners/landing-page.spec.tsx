import { screen } from '@testing-library/react';
import { products } from '@/shared/site/products';
import { renderAppAt } from '@/testing/render-with-app';

describe('Landing page for partners', () => {
  it('shows the specification’s promises and the nine products', async () => {
    renderAppAt('/partners');
    await screen.findByRole('heading', { level: 1, name: 'Refer a client. See every step.' });

    const main = screen.getByRole('main');
    for (const promise of [
      'Competitive commissions',
      'Initial decisions from 2 hours',
      '94% success rate',
      'A personal dashboard',
      'Track your referrals and commission: the status and history of every case, and what you have earned.',
      ...products.map(({ title }) => title),
    ])
      expect(main).toHaveTextContent(promise);
    expect(main.querySelectorAll('a[href="/how-we-are-paid"]')).toHaveLength(1);
  });
});

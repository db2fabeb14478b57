import { screen, within } from '@testing-library/react';
import type { Offer } from '@/features/deals/deals-api';
import { OfferComparison } from '@/features/deals/offers/offer-comparison';
import { buildOffer } from '@/testing/build-offer';
import { renderWithApp } from '@/testing/render-with-app';
import { violations } from '@/testing/violations';

const show = (...offers: Offer[]) =>
  renderWithApp(
    <main>
      <OfferComparison offers={offers.map((offer) => ({ offer, lender: `Lender ${offer.id}` }))} />
    </main>,
  );

const figure = (lender: string, name: string) =>
  within(screen.getByRole('article', { name: lender })).getByText(name).parentElement;

describe('OfferComparison', () => {
  it('sorts the cheapest first, and usage-based offers last', () => {
    show(buildOffer('a', 3_300_573), buildOffer('b', null), buildOffer('c', 2_800_000));

    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Lender c',
      'Lender a',
      'Lender b',
    ]);
    expect(figure('Lender b', 'Total cost')).toHaveTextContent('Depends on use');
  });

  it('marks the lowest costs of offers with equal amounts, and no other figure', async () => {
    show(buildOffer('a', 3_300_573), buildOffer('c', 2_800_000));

    expect(figure('Lender c', 'Total cost')).toHaveTextContent('£28,000 lowest');
    expect(figure('Lender a', 'Total cost')).toHaveTextContent(/^Total cost£33,005\.73$/);
    expect(figure('Lender a', 'Amount')).toHaveTextContent(/^Amount£125,000$/);
    expect(figure('Lender a', 'Monthly payment')).toHaveTextContent(/^Monthly payment£2,591\.76$/);
    expect(await violations()).toEqual([]);
  });

  it('explains when payments are due, and that the annual cost is not an APR', () => {
    show(
      buildOffer('a', 3_300_573),
      buildOffer('b', 3_807_187, {
        termMonths: 12,
        figures: {
          monthlyPaymentPence: 0,
          finalPaymentPence: 33_207_187,
          totalRepayablePence: 33_207_187,
          totalCostPence: 3_807_187,
          effectiveAnnualRate: null,
        },
      }),
    );

    expect(screen.getByRole('img', { name: '£2,591.76 each month for 60 months' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '£332,071.87 once, after 12 months' })).toBeInTheDocument();
    expect(figure('Lender b', 'Yearly cost, fees included')).toHaveTextContent('Fees exceed the amount');
    expect(screen.getByText(/Not an APR as the law defines it/)).toBeInTheDocument();
  });
});

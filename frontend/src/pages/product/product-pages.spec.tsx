import { act, fireEvent, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { products } from '@/shared/site/products';
import { renderAppAt } from '@/testing/render-with-app';

async function open(path: string) {
  const { user } = renderAppAt(path);
  await screen.findByRole('heading', { level: 1 });
  const main = screen.getByRole('main');
  return { user, main, within: within(main) };
}

/** Content beside a name in a list of names and values. */
const valueOf = (main: HTMLElement, name: string) =>
  within(main).getByText(name, { selector: 'dt' }).nextElementSibling;

// The contract, word for word, to test the content against.
const contract = [
  ['/business-loans', 'Business Loans', 'Loan', 'from 4.9% APR', '£5K-£500K', '2-7 days'],
  [
    '/invoice-finance',
    'Invoice Finance',
    'Finance',
    'from 1.5% monthly',
    'up to 90% of invoice value',
    '24 hours',
  ],
  ['/asset-finance', 'Asset Finance', 'Finance', 'from 3.9% APR', '£1K-£1M+', '1-3 days'],
  [
    '/merchant-cash-advance',
    'Merchant Cash Advance',
    'Advance',
    'factor rate 1.1-1.5',
    '£3K-£200K',
    'same day',
  ],
  [
    '/bridging-finance-business',
    'Bridging Loans (Business)',
    'Finance',
    'from 0.75% monthly',
    '£50K-£5M+',
    '5-10 days',
  ],
  ['/commercial-mortgage', 'Commercial Mortgage', 'Mortgage', 'from 2.5% APR', '£100K-£10M+', '4-8 weeks'],
  ['/bridging-loans', 'Bridging Loans (Property)', 'Loan', 'from 0.45% monthly', '£25K-£25M+', '1-2 weeks'],
  ['/development-finance', 'Development Finance', 'Finance', 'from 5.5% APR', '£100K-£50M+', '2-4 weeks'],
  ['/ltd-co-btl-mortgages', 'Ltd Co BTL Mortgages', 'Mortgage', 'from 3.2% APR', '£25K-£2M+', '3-6 weeks'],
] as const;

describe('Product pages', () => {
  describe.each(contract)('the page at %s', (path, title, category, rate, amount, time) => {
    it('describes the product, with its figures and next step', async () => {
      const { main, within: page } = await open(path);

      expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      expect(page.getByText(category, { selector: 'span' })).toBeInTheDocument();
      expect(main).toHaveTextContent(products.find((each) => each.path === path)?.description ?? 'missing');
      expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
      expect(valueOf(main, 'Rate')?.textContent).toBe(rate);
      expect(valueOf(main, 'Amount')?.textContent).toBe(amount);
      expect(valueOf(main, 'Time')?.textContent).toBe(time);
      for (const section of ['Overview', 'Key Benefits', 'Typical Requirements', 'Flexible Criteria']) {
        expect(page.getByRole('region', { name: section })).toBeInTheDocument();
      }
      for (const link of page.getAllByRole('link', { name: 'Start Your Application' })) {
        expect(link).toHaveAttribute('href', '/fact-find');
      }
      expect(main).toHaveTextContent(
        'Illustrative. Business-purpose finance. Rates depend on your circumstances.',
      );
      expect(main).toHaveTextContent('Times vary by product; property finance usually takes weeks.');
      expect(document.title).toContain(title);
    });

    // Colours need a layout engine: the theme's own test and the browser tests check them.
    it('axe finds nothing, with every question open', async () => {
      const { main } = await open(path);
      main.querySelectorAll('details').forEach((question) => (question.open = true));

      const { violations } = await axe.run(main, { rules: { 'color-contrast': { enabled: false } } });

      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
    });
  });

  it.each([
    ['/business-loans', 'Unsecured loans', 'up to £150,000'],
    ['/merchant-cash-advance', 'Minimum monthly card volume', '£5,000'],
    ['/merchant-cash-advance', 'Trading history', '3 months trading history'],
    ['/invoice-finance', 'Minimum monthly turnover', '£10,000+'],
    ['/invoice-finance', 'Advance', 'up to 90%'],
    ['/ltd-co-btl-mortgages', 'Rental cover', '125-145%'],
    ['/bridging-finance-business', 'Terms', '1-24 months'],
    ['/bridging-loans', 'Terms', '1-36 months'],
    ['/commercial-mortgage', 'Terms', 'up to 25 years'],
  ])('shows on %s the questions: %s, %s', async (path, name, value) => {
    await open(path);

    const requirements = screen.getByRole('region', { name: 'Typical Requirements' });

    expect(valueOf(requirements, name)).toHaveTextContent(value);
  });

  it('links to a fact-find with its product selected', async () => {
    const { user, within: page } = await open('/bridging-loans');

    await user.click(page.getAllByRole('link', { name: 'Start Your Application' })[0]!);

    expect(await screen.findByLabelText(/^Funding Type/)).toHaveValue('bridging-property');
    expect(screen.getByRole('heading', { name: 'Property Details' })).toBeInTheDocument();
  });

  it('carries a typed amount to the fact-find', async () => {
    const { user, within: page } = await open('/business-loans');
    const typed = screen.getByRole('textbox', { name: /, in pounds$/ });

    await user.clear(typed);
    await user.type(typed, '240000');
    await user.tab();
    expect(typed).toHaveValue('£240,000');
    await user.click(page.getAllByRole('link', { name: 'Start Your Application' })[0]!);

    expect(await screen.findByLabelText(/^Amount Required/)).toHaveValue('250000');
  });

  describe('the factor rate', () => {
    const explanation = 'A factor of 1.2 means you repay £1.20 for each £1 advanced.';

    it('is explained under the figures and on focus', async () => {
      const { main, user } = await open('/merchant-cash-advance');
      expect(main).toHaveTextContent(explanation);

      act(() => screen.getByRole('button', { name: 'factor rate' }).focus());

      expect(await screen.findByRole('tooltip')).toHaveTextContent(explanation);
      expect(screen.getByRole('button', { name: 'factor rate' })).toHaveFocus();
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    });
  });

  describe('the illustration', () => {
    const dial = (name: string) => screen.getByRole('slider', { name });
    const turn = (name: string, position: number) =>
      fireEvent.change(dial(name), { target: { value: position } });
    const outcome = (label: string) => valueOf(screen.getByRole('status'), label)?.textContent;

    it('of a loan starts at the lowest stated rate and follows the sliders', async () => {
      await open('/business-loans');

      expect(dial('Loan')).toHaveAttribute('aria-valuetext', '£80,000');
      expect(dial('Rate')).toHaveAttribute('aria-valuetext', '4.9% APR');
      expect(outcome('Each month')).toBe('£2,390.25');
      turn('Term', 0);
      turn('Loan', 0);

      expect(dial('Loan')).toHaveAttribute('aria-valuetext', '£5,000');
      expect(dial('Term')).toHaveAttribute('aria-valuetext', '6 months');
      expect(outcome('Total to repay')).toBe('£5,070');
      expect(screen.getByRole('main')).toHaveTextContent('Illustrative, not an offer.');
    });

    it.each([
      ['/bridging-finance-business', '24 months'],
      ['/bridging-loans', '36 months'],
    ])('of %s covers the stated terms', async (path, longest) => {
      await open(path);

      turn('Until the exit', Number(dial('Until the exit').getAttribute('max')));

      expect(dial('Until the exit')).toHaveAttribute('aria-valuetext', longest);
    });

    it('of a commercial mortgage ends at 25 years', async () => {
      await open('/commercial-mortgage');

      turn('Term', Number(dial('Term').getAttribute('max')));

      expect(dial('Term')).toHaveAttribute('aria-valuetext', '25 years');
    });

    it('of an advance shows the cost at a factor of 1.2', async () => {
      await open('/merchant-cash-advance');

      expect(outcome('Total to repay')).toBe('£24,000');
      expect(outcome('Cost of the advance')).toBe('£4,000');
      expect(outcome('Repaid after')).toBe('about 8 months');
    });

    it('of an invoice pays at most 90% immediately', async () => {
      await open('/invoice-finance');

      expect(dial('Advance')).toHaveAttribute('aria-valuetext', '90%');
      expect(dial('Advance')).toHaveValue(dial('Advance').getAttribute('max'));
      expect(outcome('Paid to you now')).toBe('£21,600');
    });

    it('of a let property compares rent with interest', async () => {
      await open('/ltd-co-btl-mortgages');

      expect(outcome('Rental cover')).toBe('133%');
      expect(outcome('Rent for a cover of 125%')).toBe('£1,032');
      expect(outcome('Rent for a cover of 145%')).toBe('£1,197');
    });

    it('of a development costs less in stages than at once', async () => {
      await open('/development-finance');

      turn('Drawn on the first day', 20);

      expect(outcome('Interest, drawn in stages')).toBe(outcome('Interest, if all were drawn at once'));
    });
  });
});

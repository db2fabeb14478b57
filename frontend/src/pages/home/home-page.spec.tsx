import { fireEvent, screen, within } from '@testing-library/react';
import { ANSWERS } from '@/api/answers';
import { AMOUNTS } from '@/pages/home/first-answers';
import { products } from '@/shared/site/products';
import { renderAppAt } from '@/testing/render-with-app';

async function openHome() {
  renderAppAt('/');
  await screen.findByRole('heading', { level: 1 });
  return within(screen.getByRole('main'));
}

describe('Home page', () => {
  it('links from the hero and the end of the page to the next step', async () => {
    const main = await openHome();

    expect(
      main.getAllByRole('link', { name: 'Lets Get Started' }).map((link) => link.getAttribute('href')),
    ).toEqual(['/fact-find', '/fact-find']);
    expect(main.getByRole('link', { name: 'See How It Works' })).toHaveAttribute('href', '/#about');
    expect(main.getByRole('link', { name: 'Lets Talk' })).toHaveAttribute('href', '/contact');
  });

  it('has its parts in order', async () => {
    const main = await openHome();

    const all = [...document.querySelectorAll('*')];
    const places = [
      main.getByLabelText('What do you need?'),
      main.getByLabelText('How much?'),
      main.getAllByRole('link', { name: 'Lets Get Started' })[0]!,
      main.getByRole('link', { name: 'See How It Works' }),
      main.getByRole('heading', { name: 'Business Loans' }),
      main.getByRole('heading', { name: 'How it works' }),
      main.getAllByRole('link', { name: 'Lets Get Started' })[1]!,
      main.getByRole('link', { name: 'Lets Talk' }),
    ].map((part) => all.indexOf(part));
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  it('asks for the need, and carries the answers to the fact-find', async () => {
    await openHome();
    fireEvent.change(screen.getByLabelText('What do you need?'), { target: { value: 'invoice-finance' } });
    fireEvent.change(screen.getByLabelText('How much?'), { target: { value: '250000' } });

    fireEvent.click(screen.getAllByRole('link', { name: 'Lets Get Started' })[0]!);

    expect(await screen.findByLabelText(/^Funding Type/)).toHaveValue('invoice-finance');
    expect(screen.getByLabelText(/^Amount Required/)).toHaveValue('250000');
  });

  it('offers the fact-find’s amounts', () => {
    expect(AMOUNTS.map(String)).toEqual(ANSWERS.amount.choices.map(({ value }) => value));
  });

  it('shows nine cards, each with its figures, two features and its page', async () => {
    const main = await openHome();

    expect(products).toHaveLength(9);
    for (const { title, path, category, description, rate, amount, time, features } of products) {
      const link = main.getByRole('link', { name: title });
      const card = link.closest('li');
      expect(link).toHaveAttribute('href', path);
      for (const text of [category, description, rate, amount, time, ...features])
        expect(card).toHaveTextContent(text);
    }
  });

  it('explains under the grid what the rates are, and what a factor rate means', async () => {
    await openHome();

    expect(screen.getByRole('main')).toHaveTextContent(
      'Illustrative. Business-purpose finance. Rates depend on your circumstances. A factor of 1.2 means you repay £1.20 for each £1 advanced.',
    );
  });

  it('marks only business loans as popular', async () => {
    const main = await openHome();

    expect(main.getAllByText('Popular')).toHaveLength(1);
    expect(main.getByText('Popular').closest('li')).toHaveTextContent('Business Loans');
  });

  it('explains in three steps how it works', async () => {
    const main = await openHome();

    const section = main.getByRole('region', { name: 'How it works' });

    expect(section).toHaveAttribute('id', 'about');
    expect(
      within(section)
        .getAllByRole('heading', { level: 3 })
        .map((step) => step.textContent),
    ).toEqual(['Complete your profile in 5 mins', 'Get matched instantly', 'Get funded in 24-48 hrs']);
  });

  it('states the public claims with their footnote', async () => {
    await openHome();

    for (const claim of ['More than 100', 'From 2 hours', '94%', 'More than 10,000']) {
      expect(screen.getByRole('main')).toHaveTextContent(claim);
    }
    expect(screen.getByRole('main')).toHaveTextContent(
      'Times vary by product; property finance usually takes weeks.',
    );
  });

  it('illustrates a match that the rule would give, with every point', async () => {
    const main = await openHome();

    const example = main.getByRole('figure');
    const lines = within(example)
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`);

    expect(lines).toEqual([
      'Product: 15 of 15',
      'Amount: 11 of 22',
      'Trading history: 18 of 18',
      'Credit score: 14 of 14',
      'Sector: 9 of 9',
      'Sum: 67 of 78',
    ]);
    expect(example).toHaveTextContent('86% match');
    expect(example).toHaveTextContent('Maximum loan is £100,000, slightly below the amount you need');
  });
});

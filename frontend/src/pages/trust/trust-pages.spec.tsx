import { screen, within } from '@testing-library/react';
import { renderAppAt } from '@/testing/render-with-app';
import { violations } from '@/testing/violations';

it.each([
  ['/privacy', 'Privacy', /The software sends your details to nobody/],
  ['/cookies', 'Cookies', /No cookie is set/],
  ['/terms', 'Terms', /is a credit broker, not a lender/],
  ['/complaints', 'Complaints', /You need no form and no fee/],
  ['/accessibility', 'Accessibility', /2\.2, level AA/],
  ['/how-we-are-paid', 'How we are paid', /Commission and placement play no part/],
])('%s says what it must, and axe finds nothing', async (path, title, words) => {
  renderAppAt(path);

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

it.each(['/privacy', '/terms', '/complaints', '/how-we-are-paid'])(
  '%s marks what the firm must still settle',
  async (path) => {
    renderAppAt(path);

    expect((await screen.findAllByText(/^Placeholder:/)).length).toBeGreaterThan(0);
  },
);

it.each(['/privacy', '/cookies'])('%s tells what each fact-find keeps in the browser', async (path) => {
  renderAppAt(path);
  const main = await screen.findByRole('main');
  await within(main).findByRole('heading', { level: 1 });

  expect(main).toHaveTextContent(/detailed fact-find/i);
  expect(main).toHaveTextContent(/the short (one|fact-find)/i);
  expect(main).toHaveTextContent(/the list that was found and your two links/);
});

it('claims no authorisation without a reference number', async () => {
  renderAppAt('/complaints');
  await screen.findByRole('heading', { level: 1, name: 'Complaints' });

  expect(screen.queryByText(/You may be able to take it to the Financial Ombudsman/)).not.toBeInTheDocument();
});

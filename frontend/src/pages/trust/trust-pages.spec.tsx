import { screen, within } from '@testing-library/react';
import { publicPages } from '@/app/pages';
import { questions } from '@/pages/product/products/btl-mortgages';
import { howLong } from '@/shared/site/how-long';
import { renderAppAt } from '@/testing/render-with-app';
import { violations } from '@/testing/violations';

describe('Trust pages', () => {
  it.each([
    ['/privacy', 'Privacy', /We share your details with a lender only after you agree/],
    ['/cookies', 'Cookies', /No cookie is set/],
    ['/terms', 'Terms', /is a credit broker, not a lender/],
    ['/complaints', 'Complaints', /You do not need an account, and it is free/],
    ['/data-complaint', 'Data complaints', /acknowledges your complaint within 30 days/],
    ['/accessibility', 'Accessibility', /2\.2, level AA/],
    ['/how-we-are-paid', 'How we are paid', /Neither our commission nor paid placement affects/],
  ])('%s has the required content, and axe finds nothing', async (path, title, words) => {
    renderAppAt(path);

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it.each(['/terms', '/complaints', '/how-we-are-paid'])(
    '%s marks what the firm must still complete',
    async (path) => {
      renderAppAt(path);

      expect((await screen.findAllByText(/^Placeholder:/)).length).toBeGreaterThan(0);
    },
  );

  it('/privacy states the retention of each kind of data, as in the register', async () => {
    renderAppAt('/privacy');
    const main = await screen.findByRole('main');
    await within(main).findByRole('heading', { level: 1 });

    for (const { what, howLong: length, atTheEnd } of howLong) {
      const line = within(main).getByText(what).nextElementSibling;
      expect(line).toHaveTextContent(length);
      expect(line).toHaveTextContent(new RegExp(atTheEnd, 'i'));
    }
    expect(within(main).queryByText(/^Placeholder:/)).not.toBeInTheDocument();
  });

  it.each(['/privacy', '/cookies'])(
    '%s describes what each fact-find stores in the browser',
    async (path) => {
      renderAppAt(path);
      const main = await screen.findByRole('main');
      await within(main).findByRole('heading', { level: 1 });

      expect(main).toHaveTextContent(/detailed fact-find/i);
      expect(main).toHaveTextContent(/the short (one|fact-find)/i);
      expect(main).toHaveTextContent(/the list that was found and your two links/);
    },
  );

  it('claim no authorisation without a reference number', async () => {
    renderAppAt('/complaints');
    await screen.findByRole('heading', { level: 1, name: 'Complaints' });

    expect(
      screen.queryByText(/You may be able to take it to the Financial Ombudsman/),
    ).not.toBeInTheDocument();
  });

  it.each([
    ['/privacy', 'the suppliers who run our systems', 'sends your details to nobody'],
    ['/privacy', 'Whether you agreed to each lender', null],
    ['/privacy', 'we delete it after 30 days at the latest', null],
    ['/privacy', 'Companies House may receive the company name or number', null],
    ['/privacy', 'make a data complaint', null],
    ['/complaints', 'final response within 8 weeks', null],
    ['/cookies', 'the columns they have chosen for each list', null],
    ['/terms', 'We help businesses in the UK', 'We help companies'],
    ['/accessibility', 'no time limits on our public forms', 'no time limit.'],
    ['/how-we-are-paid', 'we may pay them for that', 'share our commission'],
    ['/partners', 'Confirm that your client knows', 'Your client agrees first'],
    ['/partners', 'on terms agreed with you', 'before your first case'],
    ['/partners', 'what you have earned', 'the lender that it went to'],
    ['/partners', 'Sent to 2 lenders', 'with your client’s agreement'],
  ])('%s says ‘%s’, as is true of software and firm', async (path, words, untrue) => {
    renderAppAt(path);
    await screen.findByRole('heading', { level: 1 });

    const main = screen.getByRole('main');
    expect(main).toHaveTextContent(words);
    if (untrue !== null) expect(main).not.toHaveTextContent(untrue);
  });

  it.each(['/contact', '/apply', '/complaints', '/fact-find', '/enhanced-fact-find?step=review'])(
    '%s links the privacy notice beside the button, and keeps what was typed',
    async (path) => {
      renderAppAt(path);

      const link = await screen.findByRole('link', { name: 'Privacy notice (opens in a new tab)' });
      expect(link).toHaveAttribute('href', '/privacy');
      expect(link).toHaveAttribute('target', '_blank');
    },
  );

  it('do not call a company’s mortgage regulated because someone lives in the property', () => {
    const answered = questions.map(({ answer }) => answer).join('\n');

    expect(answered).toContain('We do not arrange mortgages on a home.');
    expect(answered).not.toMatch(/regulated/);
  });

  it('claim nothing untrue about payment to search engines', () => {
    const said = publicPages.map(({ description }) => description).join('\n');

    expect(said).not.toMatch(/You pay nothing/);
    expect(said).not.toMatch(/paid when it is drawn down/);
  });
});

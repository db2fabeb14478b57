import { screen, within } from '@testing-library/react';
import { renderAppAt } from '@/testing/render-with-app';

describe('Footer', () => {
  it('links to five products, contact, the fact-find and the legal pages', async () => {
    renderAppAt('/');

    const links = within(await screen.findByRole('contentinfo')).getAllByRole('link');

    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Business Loans', '/business-loans'],
      ['Invoice Finance', '/invoice-finance'],
      ['Asset Finance', '/asset-finance'],
      ['Merchant Cash Advance', '/merchant-cash-advance'],
      ['Development Finance', '/development-finance'],
      ['Contact Us', '/contact'],
      ['Get Started', '/fact-find'],
      ['How we are paid', '/how-we-are-paid'],
      ['Privacy', '/privacy'],
      ['Cookies', '/cookies'],
      ['Terms', '/terms'],
      ['Complaints', '/complaints'],
      ['Data complaints', '/data-complaint'],
      ['Accessibility', '/accessibility'],
      ['Developers', '/developers'],
    ]);
  });

  it('states what the firm is, and claims no authorisation without a reference number', async () => {
    renderAppAt('/');

    const footer = await screen.findByRole('contentinfo');

    expect(footer).toHaveTextContent('We are a credit broker, not a lender.');
    expect(footer).toHaveTextContent('Placeholder details');
    expect(footer).not.toHaveTextContent(/authorised and regulated/i);
  });
});

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { Component } from '@/pages/fact-find/enhanced-fact-find-page';
import { buildLender, buildMatch, buildAnswer } from '@/testing/build-match';
import { buildReceipt } from '@/testing/build-receipt';
import { renderWithApp } from '@/testing/render-with-app';
import { json, ServerStub } from '@/testing/server-stub';

const MATCH = 'POST /api/match-lenders';
const SAVE = 'POST /api/applications';
const FAILED = 'Failed to process your application. Please try again.';

const oneLender = buildAnswer({ matches: [buildMatch({ lender: buildLender({ name: 'Alba' }) })] });

let server: ServerStub;
let restoreFetch: () => void;

describe('Detailed fact-find page', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    server = new ServerStub()
      .on('GET /api/panel', () => json(200, { demonstration: false }))
      .on('POST /api/match-lenders/hints', () => json(200, { hints: [] }))
      .on(MATCH, () => json(200, oneLender))
      .on(SAVE, () => json(201, buildReceipt()));
    restoreFetch = server.install();
    Object.assign(window, {
      matchMedia: () => ({ matches: true, addListener: () => undefined, removeListener: () => undefined }),
    });
  });

  afterEach(() => restoreFetch());

  /** The page with the browser's own URL and history. */
  function Browser() {
    const { search } = useLocation();
    const navigate = useNavigate();
    return (
      <main>
        <p data-testid="address">{search}</p>
        <button onClick={() => void navigate(-1)}>Browser back</button>
        <button onClick={() => void navigate(1)}>Browser forward</button>
        <Component />
      </main>
    );
  }

  const open = (at = '/enhanced-fact-find') => renderWithApp(<Browser />, { at });

  // The form validates asynchronously after the event.
  const settled = (events: () => void) =>
    act(async () => {
      events();
      await new Promise((resolve) => setTimeout(resolve));
    });
  const field = (label: RegExp) => screen.getByLabelText(label);
  const change = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
  const fill = (answers: readonly (readonly [RegExp, string])[]) =>
    settled(() => answers.forEach(([label, value]) => change(label, value)));
  const click = (name: string) => settled(() => fireEvent.click(screen.getByText(name)));
  const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
  const atStep = async (name: string) => {
    const found = await heading(name);
    await waitFor(() => expect(found).toHaveFocus());
  };
  const steps = () => within(screen.getByRole('navigation', { name: 'Steps' }));
  const sent = (path: string) => server.calls.filter((call) => call.path === path).map(({ body }) => body);

  const company = [
    [/^Company Name/, 'Kelvin Ltd'],
    [/^Contact Name/, 'Morag'],
    [/^Email/, 'morag@kelvin.example'],
    [/^Phone/, '0141 496 0123'],
  ] as const;
  const funding = (type: string) =>
    [
      [/^Funding Type/, type],
      [/^Amount Required/, '85000'],
    ] as const;
  const answers = {
    companyName: 'Kelvin Ltd',
    contactName: 'Morag',
    email: 'morag@kelvin.example',
    phone: '0141 496 0123',
    fundingType: 'asset-finance',
    amount: '£85,000',
  };

  const fillToFinances = async (type: string) => {
    await fill(company);
    await click('Continue');
    await heading('Funding Requirements');
    await fill(funding(type));
    await click('Continue');
    await heading('Financial Details');
  };
  const fillToReview = async () => {
    await fillToFinances('asset-finance');
    await click('Continue');
    await heading('Asset Details');
    await fill([[/^Asset Type/, 'Coffee roaster']]);
    await click('Continue');
    await heading('Review Your Answers');
  };

  describe('the steps', () => {
    it('goes one step at a time, each in the address, with the focus on its heading', async () => {
      open();
      expect(await heading('Company Details')).not.toHaveFocus();
      expect(steps().getByText('Step 1 of 4')).toBeInTheDocument();
      await fill(company);

      await click('Continue');

      await atStep('Funding Requirements');
      expect(screen.getByTestId('address')).toHaveTextContent('?step=funding');
      expect(steps().getByRole('link', { current: 'step' })).toHaveTextContent('Funding');
      expect(steps().getByRole('link', { name: /Company\s*answered/ })).toBeInTheDocument();
      expect(screen.queryByLabelText(/^Company Name/)).not.toBeInTheDocument();
    });

    it('shows the steps of the funding type', async () => {
      open('/enhanced-fact-find?step=funding');
      await fill(funding('invoice-finance'));
      expect(steps().getByText('Invoices')).toBeInTheDocument();

      await fill(funding('btl-mortgages'));

      expect(steps().queryByText('Invoices')).not.toBeInTheDocument();
      expect(steps().getByText('Property')).toBeInTheDocument();
    });

    it('follows the browser’s back and forward buttons without losing answers', async () => {
      open();
      await fillToFinances('asset-finance');

      await click('Browser back');
      await atStep('Funding Requirements');
      expect(field(/^Amount Required/)).toHaveValue('85000');
      await click('Back');
      await atStep('Company Details');
      expect(field(/^Company Name/)).toHaveValue('Kelvin Ltd');
      await click('Browser back');

      await atStep('Funding Requirements');
    });

    it('starts at the first step when the address names an unknown one', async () => {
      open('/enhanced-fact-find?step=invoices');

      expect(await heading('Company Details')).toBeInTheDocument();
    });
  });

  describe('the answers', () => {
    it('formats numbers when the field is left, and rejects unreadable ones', async () => {
      open('/enhanced-fact-find?step=funding');
      await fill(funding('business-loans'));

      await settled(() => fireEvent.blur(field(/^Amount Required/)));
      expect(field(/^Amount Required/)).toHaveValue('£85,000');
      await fill([[/^Amount Required/, '85k']]);
      expect(field(/^Amount Required/)).toBeValid();
      await fill([[/^Amount Required/, 'a lot']]);

      expect(field(/^Amount Required/)).toHaveAccessibleDescription(
        'Please enter an amount in figures, such as £85,000, 85k or £1.5m',
      );
    });

    it('asks for details of adverse credit only when there is some', async () => {
      open('/enhanced-fact-find?step=financial');
      expect(screen.queryByLabelText('Adverse Credit Details')).not.toBeInTheDocument();

      await settled(() => fireEvent.click(field(/^Yes/)));

      expect(screen.getByLabelText('Adverse Credit Details')).toBeInTheDocument();
    });

    it('stays at a step with errors and focuses the first', async () => {
      open();

      await click('Continue');

      expect(await screen.findByText('Company name is required')).toBeInTheDocument();
      await waitFor(() => expect(field(/^Company Name/)).toHaveFocus());
      expect(screen.getByTestId('address')).toBeEmptyDOMElement();
    });

    it('are all shown before submission, with blanks and links back', async () => {
      open();
      await fillToReview();

      expect(screen.getByText('Coffee roaster')).toBeInTheDocument();
      expect(screen.getByText('£85,000')).toBeInTheDocument();
      expect(screen.getByText('Left blank: Asset Age, Asset Condition')).toBeInTheDocument();
      await settled(() => fireEvent.click(screen.getByLabelText('Change Asset Details')));

      await atStep('Asset Details');
    });
  });

  describe('the draft', () => {
    it('survives a reload, at the same step', async () => {
      const visit = open();
      await fill(company);
      visit.unmount();

      open('/enhanced-fact-find?step=company');

      expect(field(/^Company Name/)).toHaveValue('Kelvin Ltd');
      expect(screen.getByText(/on this device only/)).toBeInTheDocument();
    });

    it('is cleared only when the reader starts again', async () => {
      open();
      await fill(company);
      await click('Continue');
      await atStep('Funding Requirements');
      await click('Start again');
      await click('Keep answers');
      expect(localStorage).toHaveLength(1);

      await click('Start again');
      await click('Clear answers');

      await atStep('Company Details');
      expect(field(/^Company Name/)).toHaveValue('');
      expect(localStorage).toHaveLength(0);
    });

    it('is cleared once the application is saved', async () => {
      open();
      await fillToReview();

      await click('Find Matching Lenders');
      await screen.findByText('Matched Lenders (1)');

      expect(localStorage).toHaveLength(0);
    });

    it('keeps an answer that was changed during submission', async () => {
      let answer = (): void => undefined;
      server.on(MATCH, () => new Promise((resolve) => (answer = () => resolve(json(200, oneLender)))));
      open();
      await fillToReview();
      await click('Find Matching Lenders');
      await screen.findByText('Finding Matches...');
      await settled(() => fireEvent.click(steps().getByText('Company')));
      await atStep('Company Details');
      await fill([[/^Company Name/, 'Clyde Ltd']]);
      await settled(() => answer());
      await screen.findByText('Matched Lenders (1)');
      cleanup();

      open();

      expect(await screen.findByText('Matched Lenders (1)')).toBeInTheDocument();
      expect(field(/^Company Name/)).toHaveValue('Clyde Ltd');
      expect(screen.getByText(/matches are for your earlier answers/)).toBeInTheDocument();
    });

    it('is restored in the same tab after submission, with the list', async () => {
      open();
      await fillToReview();
      await click('Find Matching Lenders');
      await screen.findByText('Matched Lenders (1)');
      cleanup();

      open();

      expect(await screen.findByText('Matched Lenders (1)')).toBeInTheDocument();
      expect(field(/^Company Name/)).toHaveValue('Kelvin Ltd');
      expect(localStorage).toHaveLength(0);
    });
  });

  describe('a search', () => {
    it('can be repeated from any step once an answer has changed', async () => {
      open();
      await fillToReview();
      await click('Find Matching Lenders');
      await screen.findByText('Matched Lenders (1)');
      await settled(() => fireEvent.click(steps().getByText('Company')));
      await atStep('Company Details');
      await fill([[/^Company Name/, 'Clyde Ltd']]);
      expect(screen.getByText(/matches are for your earlier answers/)).toBeInTheDocument();

      await click('Search again');

      await waitFor(() => expect(sent('/api/applications')).toHaveLength(2));
      expect(sent('/api/applications')[1]).toMatchObject({ companyName: 'Clyde Ltd' });
      await heading('Review Your Answers');
      await screen.findByText('Matched Lenders (1)');
      expect(screen.queryByText(/matches are for your earlier answers/)).not.toBeInTheDocument();
    });

    it('matches, saves the same answers of the visible steps, and shows the lenders', async () => {
      open();
      await fillToReview();

      await click('Find Matching Lenders');

      const found = await screen.findByText('Matched Lenders (1)');
      expect(screen.getByText('Application Submitted!')).toBeInTheDocument();
      expect(screen.getByText('Found 1 matching lenders. Review them below.')).toBeInTheDocument();
      expect(sent('/api/match-lenders')).toEqual([{ ...answers, assetType: 'Coffee roaster' }]);
      expect(sent('/api/applications')).toEqual(sent('/api/match-lenders'));
      await waitFor(() => expect(found).toHaveFocus());
    });

    it('opens the first error of an earlier step and sends nothing', async () => {
      open('/enhanced-fact-find?step=funding');
      await fill(funding('business-loans'));
      await settled(() => fireEvent.click(steps().getByText('Review')));
      expect(
        await screen.findByText('Still needed: Company Name, Contact Name, Email, Phone'),
      ).toBeInTheDocument();

      await click('Find Matching Lenders');

      await heading('Company Details');
      await waitFor(() => expect(field(/^Company Name/)).toHaveFocus());
      expect(field(/^Company Name/)).toHaveAccessibleDescription('Company name is required');
      expect(sent('/api/match-lenders')).toEqual([]);
    });

    it('ignores an unreadable answer of a step that the funding type does not have', async () => {
      const values = { ...answers, fundingType: 'business-loans', ltv: 'most of it' };
      localStorage.setItem('detailed-fact-find', JSON.stringify({ version: 1, values }));
      open('/enhanced-fact-find?step=review');

      await click('Find Matching Lenders');

      await screen.findByText('Matched Lenders (1)');
      expect(sent('/api/applications')).toEqual([{ ...answers, fundingType: 'business-loans' }]);
    });

    it('opens the field that the server rejects', async () => {
      const message = 'Please select a funding type';
      server.on(MATCH, () => json(400, { error: message, errors: [{ field: 'fundingType', message }] }));
      open();
      await fillToReview();

      await click('Find Matching Lenders');

      await heading('Funding Requirements');
      await waitFor(() => expect(field(/^Funding Type/)).toHaveFocus());
      expect(field(/^Funding Type/)).toHaveAccessibleDescription(message);
    });

    it('keeps the answers and the draft when it fails', async () => {
      server.on(SAVE, () => json(503, { error: 'The database is away.' }));
      open();
      await fillToReview();

      await click('Find Matching Lenders');

      expect(await screen.findByText(FAILED)).toBeInTheDocument();
      expect(screen.getByText('Coffee roaster')).toBeInTheDocument();
      expect(localStorage).toHaveLength(1);
    });
  });

  // Colours need a layout engine: the theme's own test and the browser tests check them.
  describe('for assistive technology', () => {
    const violations = async (): Promise<string[]> => {
      const report = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
      return report.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    };

    it.each([
      ['company', ''],
      ['funding', ''],
      ['financial', ''],
      ['property', 'btl-mortgages'],
      ['asset', 'asset-finance'],
      ['invoices', 'invoice-finance'],
      ['review', 'business-loans'],
    ])('axe finds nothing in the step %s, empty and with errors', async (slug, fundingType) => {
      const values = { fundingType, ltv: 'x', invoiceVolume: 'x', monthlyRevenue: 'x' };
      localStorage.setItem('detailed-fact-find', JSON.stringify({ version: 1, values }));
      open(`/enhanced-fact-find?step=${slug}`);
      expect(await violations()).toEqual([]);

      await settled(() => fireEvent.submit(screen.getByRole('form')));

      expect(await violations()).toEqual([]);
    });
  });
});

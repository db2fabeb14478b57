import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { ComparedLenders } from '@/features/matching/compared-lenders';
import type { Enquiry } from '@/features/matching/matching-api';
import { buildLender, buildMatch } from '@/testing/build-match';
import { renderWithApp } from '@/testing/render-with-app';
import { json, ServerStub } from '@/testing/server-stub';

const COMPARE = 'POST /api/match-lenders/comparison';
const loan: Enquiry = { fundingType: 'business-loans', amount: '100000' };
const alba = buildMatch({ lender: buildLender({ name: 'Alba', interestRate: 'from 6.9% APR' }) });
const brisk = buildMatch({ score: 55, lender: buildLender({ name: 'Brisk' }) });

const statements = [
  { criterion: 'product', stated: null, sentence: 'Offers Business Loans' },
  {
    criterion: 'amount',
    stated: 'Minimum amount: £25,000; Maximum amount: £60,000',
    sentence: 'Maximum loan is £60,000',
  },
  { criterion: 'LTV', stated: 'Maximum LTV: 70%', sentence: null },
];
const both = {
  lenders: [
    { lenderId: 'Alba', statements },
    { lenderId: 'Brisk', statements },
  ],
};

let server: ServerStub;
let restoreFetch: () => void;
let closed: boolean;

describe('ComparedLenders', () => {
  beforeEach(() => {
    server = new ServerStub().on(COMPARE, () => json(200, both));
    restoreFetch = server.install();
    closed = false;
    Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  });
  afterEach(() => restoreFetch());

  const compare = (enquiry = loan) => (
    <ComparedLenders matches={[alba, brisk]} enquiry={enquiry} onClose={() => (closed = true)} />
  );
  const cellsOf = async (criterion: string) => {
    const row = (await screen.findByRole('rowheader', { name: criterion })).closest('tr');
    return within(row!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  };

  it('shows for each criterion what each lender states, and how it compares', async () => {
    renderWithApp(compare());

    expect(screen.getByRole('heading', { name: '2 lenders side by side' })).toHaveFocus();
    const stated = 'Minimum amount: £25,000Maximum amount: £60,000Close: Maximum loan is £60,000';
    expect(await cellsOf('Amount')).toEqual([stated, stated]);
    expect(await cellsOf('Product')).toEqual(
      Array.from({ length: 2 }, () => 'Business LoansMet: Offers Business Loans'),
    );
    expect(await cellsOf('Rate')).toEqual(['from 6.9% APR', 'Not stated']);
    expect(screen.getByRole('columnheader', { name: /^Brisk/ })).toHaveTextContent('55% match');
    expect(screen.queryByRole('rowheader', { name: 'LTV' })).not.toBeInTheDocument();
    expect(server.calls.map(({ body }) => body)).toEqual([{ ...loan, lenderIds: ['Alba', 'Brisk'] }]);
  });

  it('shows a deleted lender with the results of the match', async () => {
    server.on(COMPARE, () => json(200, { lenders: both.lenders.slice(0, 1) }));
    renderWithApp(compare());

    expect((await cellsOf('Amount'))[1]).toBe('Not statedClose');
  });

  it('shows a lender’s statement also when the criterion only counted for another', async () => {
    const forProperty = buildMatch({
      lender: buildLender({ name: 'Alba' }),
      breakdown: [{ criterion: 'LTV', weight: 22, outcome: 'unconfirmed', points: 11 }],
    });
    renderWithApp(
      <ComparedLenders matches={[forProperty, brisk]} enquiry={loan} onClose={() => undefined} />,
    );

    expect(await cellsOf('LTV')).toEqual(['Maximum LTV: 70%Unconfirmed', 'Maximum LTV: 70%']);
  });

  it('shows loading and failure, and can retry', async () => {
    server.on(COMPARE, () => json(500, { error: 'Something went wrong.' }));
    const { user } = renderWithApp(compare());

    expect(screen.getByRole('status', { name: 'Loading the comparison' })).toBeInTheDocument();
    const failed = await screen.findByRole('alert');
    server.on(COMPARE, () => json(200, both));
    await user.click(within(failed).getByRole('button', { name: 'Try again' }));

    expect(await cellsOf('Amount')).toHaveLength(2);
  });

  it('reloads when an answer changes', async () => {
    function Sharpened() {
      const [enquiry, setEnquiry] = useState(loan);
      return (
        <>
          <button onClick={() => setEnquiry({ ...loan, creditScore: '700' })}>Answer</button>
          {compare(enquiry)}
        </>
      );
    }
    const { user } = renderWithApp(<Sharpened />);
    await cellsOf('Amount');

    await user.click(screen.getByRole('button', { name: 'Answer' }));

    await cellsOf('Amount');
    expect(server.calls.map(({ body }) => (body as Enquiry).creditScore)).toEqual([undefined, '700']);
  });

  it('closes with Escape', async () => {
    const { user } = renderWithApp(compare());
    await cellsOf('Amount');

    await user.keyboard('{Escape}');

    expect(closed).toBe(true);
  });
});

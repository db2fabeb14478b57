import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { Match } from '@/features/matching/match-answer';
import { MatchList } from '@/features/matching/match-list';
import { buildLender, buildMatch, buildAnswer } from '@/testing/build-match';
import { renderWithApp } from '@/testing/render-with-app';
import { json, ServerStub } from '@/testing/server-stub';
import { settled } from '@/testing/settled';

const matches = (count: number, score = 86) =>
  Array.from({ length: count }, (_, index) =>
    buildMatch({ score, lender: buildLender({ name: `Lender ${score}-${index + 1}` }) }),
  );
const enquiry = { fundingType: 'business-loans', amount: '100000' };
const cards = () => screen.queryAllByRole('article');

describe('MatchList', () => {
  it('counts all matches and the strong ones', () => {
    renderWithApp(
      <MatchList answer={buildAnswer({ matches: [...matches(2), ...matches(1, 55)] })} enquiry={enquiry} />,
    );

    expect(screen.getByRole('heading', { name: 'Matched Lenders (3)' })).toBeInTheDocument();
    expect(screen.getByText('2 strong matches')).toBeInTheDocument();
    expect(
      screen.getByText(/Neither our commission nor paid placement affects the score or the order/),
    ).toBeInTheDocument();
  });

  it('keeps a place for questions, also when all are answered', async () => {
    const question = { answer: 'creditScore', criterion: 'credit score', lenders: 2 } as const;
    const answers = [[], [question], []].map((questions) => buildAnswer({ matches: matches(2), questions }));
    function Answered() {
      const [place, setPlace] = useState(0);
      return (
        <>
          <button onClick={() => setPlace(place + 1)}>Next answer</button>
          <MatchList answer={answers[place]!} enquiry={enquiry} questions={<p>What was left open</p>} />
        </>
      );
    }
    const { user } = renderWithApp(<Answered />);
    expect(screen.queryByText('What was left open')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Next answer' }));
    expect(screen.getByText('What was left open')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next answer' }));
    expect(screen.getByText('What was left open')).toBeInTheDocument();
  });

  it('opens the first three cards, and shows the others as rows that open', async () => {
    const answer = buildAnswer({ matches: [...matches(4), ...matches(1, 55), ...matches(2, 34)] });
    const { user } = renderWithApp(<MatchList answer={answer} enquiry={enquiry} />);

    expect(cards()).toHaveLength(7);
    const rows = within(screen.getByRole('region', { name: 'More lenders (2)' })).getAllByRole('group');
    expect(rows.map((row) => row.hasAttribute('open'))).toEqual([false, false]);
    expect(
      within(screen.getByRole('region', { name: 'Outside stated criteria (2)' })).getAllByRole('group'),
    ).toHaveLength(2);
    const [row] = rows;
    // In the page even when closed: for search, print and readers without scripts.
    expect(within(row!).getByText('Why this lender matches:')).toBeInTheDocument();
    await user.click(within(row!).getByRole('heading', { name: 'Lender 86-4' }));
    expect(row).toHaveAttribute('open');
  });

  it('compares four lenders at most', async () => {
    renderWithApp(<MatchList answer={buildAnswer({ matches: matches(5) })} enquiry={enquiry} />);
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Compare /, hidden: true });
    expect(boxes).toHaveLength(5);

    for (const box of boxes.slice(0, 4)) await settled(() => fireEvent.click(box));

    expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      ...Array.from({ length: 4 }, () => [true, false]),
      [false, true],
    ]);
  });

  it('is filtered by strength and name', async () => {
    const answer = buildAnswer({ matches: [...matches(2), ...matches(2, 55)] });
    renderWithApp(<MatchList answer={answer} enquiry={enquiry} />);
    const names = () => cards().map((card) => within(card).getAllByRole('heading')[0]?.textContent);

    await settled(() => fireEvent.click(screen.getByLabelText('Strong matches only')));
    await waitFor(() => expect(names()).toEqual(['Lender 86-1', 'Lender 86-2']));
    await settled(() =>
      fireEvent.change(screen.getByLabelText('Lender’s name'), { target: { value: '86-2' } }),
    );

    await waitFor(() => expect(names()).toEqual(['Lender 86-2']));
    expect(screen.getByText('Showing 1 of 4 lenders.')).toBeInTheDocument();
  });

  it('shows above the rows what all offer, and in each what differs', () => {
    const row = (name: string, found: Partial<Match>) =>
      buildMatch({ lender: buildLender({ name, interestRate: 'from 6.9% APR' }), ...found });
    const rows = [
      row('Close', { mismatches: ['Maximum loan is £90,000, slightly below the amount you need'] }),
      row('Open', { score: 80, fit: 'fits', toConfirm: 2, unconfirmed: ['No credit score given'] }),
      row('Special', { matchReasons: ['Offers Business Loans', 'Specialises in the retail sector'] }),
    ];
    renderWithApp(
      <MatchList answer={buildAnswer({ matches: [...matches(3), ...rows] })} enquiry={enquiry} />,
    );

    const others = screen.getByRole('region', { name: 'More lenders (3)' });
    expect(others).toHaveTextContent('All offer Business Loans.');
    const summaries = [...others.querySelectorAll('summary')].map(({ textContent }) => textContent);
    expect(summaries).toEqual([
      'Close86% matchStrong match · from 6.9% APRMaximum loan is £90,000, slightly below the amount you need',
      'Open80% matchFits, 2 to confirm · from 6.9% APRNo credit score given',
      'Special86% matchStrong match · from 6.9% APRSpecialises in the retail sector',
    ]);
  });

  it('opens every lender for printing, and restores the list afterwards', () => {
    const answer = buildAnswer({ matches: [...matches(28), ...matches(12, 34)] });
    renderWithApp(<MatchList answer={answer} enquiry={enquiry} />);
    const open = () => document.querySelectorAll('details[open]').length;
    expect(cards()).toHaveLength(40);
    expect(open()).toBe(0);

    act(() => void fireEvent(window, new Event('beforeprint')));
    expect(open()).toBe(37);
    act(() => void fireEvent(window, new Event('afterprint')));

    expect(open()).toBe(0);
  });

  describe('a question about a lender', () => {
    const ASK = 'POST /api/results/a-token/questions';
    let server: ServerStub;
    let restoreFetch: () => void;
    beforeEach(() => {
      server = new ServerStub().on(ASK, () => json(201, { success: true }));
      restoreFetch = server.install();
    });
    afterEach(() => restoreFetch());

    const ask = async (text?: string) => {
      const { user } = renderWithApp(
        <MatchList answer={buildAnswer()} enquiry={enquiry} resultsToken="a-token" />,
      );
      await user.click(screen.getByRole('button', { name: 'Ask us about Alba' }));
      const field = screen.getByRole('textbox', { name: /Your question/ });
      expect(field).toHaveFocus();
      if (text) await user.type(field, text);
      await user.click(screen.getByRole('button', { name: 'Send question' }));
      return user;
    };

    it('is sent to us with the lender, and replaces the button', async () => {
      await ask('A longer term?');

      const confirmation = await screen.findByText('We have your question about Alba. We will call you.');
      expect(confirmation).toHaveFocus();
      expect(server.calls.at(-1)?.body).toEqual({ lenderId: 'Alba', message: 'A longer term?' });
      expect(screen.queryByRole('button', { name: 'Ask us about Alba' })).not.toBeInTheDocument();
    });

    it('can be sent without a message, and shows why it was rejected', async () => {
      const error = 'We already have your question about Alba and will call you.';
      server.on(ASK, () => json(429, { error, type: '/problems/asked-about-lender' }));

      await ask();

      expect(await screen.findByText(new RegExp(error))).toBeInTheDocument();
      expect(server.calls.at(-1)?.body).toEqual({ lenderId: 'Alba' });
      expect(screen.getByText(/In a hurry\? Call/)).toBeInTheDocument();
    });

    it('is offered only to the applicant', () => {
      renderWithApp(<MatchList answer={buildAnswer()} enquiry={enquiry} />);

      expect(screen.queryByRole('button', { name: /^Ask us about/ })).not.toBeInTheDocument();
    });
  });

  it('shows when there are more matches than listed', () => {
    renderWithApp(
      <MatchList
        answer={buildAnswer({ matches: matches(3), totalMatches: 214, strongMatches: 120 })}
        enquiry={enquiry}
      />,
    );

    expect(screen.getByRole('heading', { name: 'Matched Lenders (214)' })).toBeInTheDocument();
    expect(screen.getByText('Showing the best 3 of 214.')).toBeInTheDocument();
  });

  it('shows advisories and near misses with their reasons', () => {
    const answer = buildAnswer({
      advisories: ['We could not read the amount you entered, so loan size was not checked.'],
      nearMisses: [{ lender: { id: 'b', name: 'Brisk' }, reason: 'Maximum loan is £100,000' }],
    });

    renderWithApp(<MatchList answer={answer} enquiry={enquiry} />);

    expect(screen.getByText(/We could not read the amount/)).toBeInTheDocument();
    const missed = screen.getByRole('region', { name: 'Near misses (1)' });
    expect(missed).toHaveTextContent('Brisk');
    expect(missed).toHaveTextContent('Maximum loan is £100,000');
  });

  it('suggests next steps when nothing matches, with the near misses', () => {
    const answer = buildAnswer({
      matches: [],
      nearMisses: [{ lender: { id: 'a', name: 'Alba' }, reason: 'Minimum loan is £25,000' }],
    });

    renderWithApp(<MatchList answer={answer} enquiry={enquiry} />);

    expect(screen.getByRole('heading', { name: 'No Lenders Found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Talk to us' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByRole('heading', { name: /Matched Lenders/ })).not.toBeInTheDocument();
    expect(screen.getByText('Minimum loan is £25,000')).toBeInTheDocument();
  });

  it('shows no select button without a handler', () => {
    renderWithApp(<MatchList answer={buildAnswer({ matches: matches(2) })} enquiry={enquiry} />);

    expect(screen.queryByRole('button', { name: 'Select Lender' })).not.toBeInTheDocument();
  });
});

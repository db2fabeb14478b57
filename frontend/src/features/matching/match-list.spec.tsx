import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { MatchList } from '@/features/matching/match-list';
import { buildLender, buildMatch, buildAnswer } from '@/testing/build-match';
import { renderWithApp } from '@/testing/render-with-app';

const matches = (count: number, score = 86) =>
  Array.from({ length: count }, (_, index) =>
    buildMatch({ score, lender: buildLender({ name: `Lender ${score}-${index + 1}` }) }),
  );
const enquiry = { fundingType: 'business-loans', amount: '100000' };
const cards = () => screen.queryAllByRole('article');

describe('MatchList', () => {
  it('counts all matches and says how many are strong', () => {
    renderWithApp(
      <MatchList answer={buildAnswer({ matches: [...matches(2), ...matches(1, 55)] })} enquiry={enquiry} />,
    );

    expect(screen.getByRole('heading', { name: 'Matched Lenders (3)' })).toBeInTheDocument();
    expect(screen.getByText('2 strong')).toBeInTheDocument();
    expect(
      screen.getByText(/Neither our commission nor paid placement affects the score or the order/),
    ).toBeInTheDocument();
  });

  it('keeps a place for questions once there is one, also when all are answered', async () => {
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

  it('folds what is outside stated criteria until asked', async () => {
    const answer = buildAnswer({ matches: [...matches(1), ...matches(1, 55), ...matches(2, 34)] });
    const { user } = renderWithApp(<MatchList answer={answer} enquiry={enquiry} />);

    expect(screen.getByRole('heading', { name: 'Strong (1)' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Worth a conversation (1)' })).toBeInTheDocument();
    expect(cards()).toHaveLength(2);
    await user.click(
      within(screen.getByRole('region', { name: 'Outside stated criteria (2)' })).getByRole('button', {
        name: 'Show',
      }),
    );

    expect(cards()).toHaveLength(4);
  });

  describe('a long list', () => {
    const headings = () => screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);

    it('shows its best ten, over all open bands, and where the others are', async () => {
      const answer = buildAnswer({ matches: [...matches(8), ...matches(20, 55), ...matches(3, 34)] });
      const { user } = renderWithApp(<MatchList answer={answer} enquiry={enquiry} />);

      expect(cards()).toHaveLength(10);
      expect(headings().at(-1)).toBe('Lender 55-2');
      expect(screen.getByRole('heading', { name: 'Worth a conversation (20)' })).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Show the other 18' }));

      expect(cards()).toHaveLength(28);
      expect(screen.queryByRole('button', { name: /^Show the other/ })).not.toBeInTheDocument();
    });

    it('puts the focus on the first lender that came', async () => {
      const { user } = renderWithApp(
        <MatchList answer={buildAnswer({ matches: matches(11) })} enquiry={enquiry} />,
      );

      await user.click(screen.getByRole('button', { name: 'Show the other one' }));

      expect(screen.getByRole('heading', { name: 'Lender 86-11' })).toHaveFocus();
    });

    it('names no band of which nothing shows yet', async () => {
      const answer = buildAnswer({ matches: [...matches(10), ...matches(2, 55)] });
      const { user } = renderWithApp(<MatchList answer={answer} enquiry={enquiry} />);

      expect(screen.queryByRole('heading', { name: /^Worth a conversation/ })).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Show the other 2' }));

      expect(screen.getByRole('heading', { name: 'Worth a conversation (2)' })).toBeInTheDocument();
    });

    it('folds the lenders outside stated criteria in the same way', async () => {
      const { user } = renderWithApp(
        <MatchList answer={buildAnswer({ matches: matches(25, 34) })} enquiry={enquiry} />,
      );

      await user.click(screen.getByRole('button', { name: 'Show' }));
      expect(cards()).toHaveLength(10);
      await user.click(screen.getByRole('button', { name: 'Show the other 15' }));

      expect(cards()).toHaveLength(25);
      expect(screen.getByRole('heading', { name: 'Lender 34-11' })).toHaveFocus();
    });
  });

  it('prints every lender, and folds the list again afterwards', () => {
    const answer = buildAnswer({ matches: [...matches(28), ...matches(12, 34)] });
    renderWithApp(<MatchList answer={answer} enquiry={enquiry} />);

    act(() => void fireEvent(window, new Event('beforeprint')));
    expect(cards()).toHaveLength(40);
    expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
    act(() => void fireEvent(window, new Event('afterprint')));

    expect(cards()).toHaveLength(10);
  });

  it('says when there are more matches than are listed', () => {
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

  it('says what to do next when nothing matches, and still names the near misses', () => {
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

  it('offers no selection without a handler', () => {
    renderWithApp(<MatchList answer={buildAnswer({ matches: matches(2) })} enquiry={enquiry} />);

    expect(screen.queryByRole('button', { name: 'Select Lender' })).not.toBeInTheDocument();
  });
});

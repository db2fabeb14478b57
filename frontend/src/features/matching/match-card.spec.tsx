import { screen, within } from '@testing-library/react';
import { MatchCard } from '@/features/matching/match-card';
import { buildLender, buildMatch } from '@/testing/build-match';
import { renderWithApp } from '@/testing/render-with-app';

const select = () => screen.queryByRole('button', { name: 'Select Lender' });

describe('MatchCard', () => {
  it('shows the name, the score, the description, the products and the rate', () => {
    const lender = buildLender({
      name: 'Alba Finance',
      description: 'Loans for shops.',
      productTypes: 'business-loans, invoice-finance, Pension-led funding',
      interestRate: 'from 4.9% APR',
    });

    renderWithApp(<MatchCard match={buildMatch({ lender })} />);

    const card = screen.getByRole('article', { name: 'Alba Finance' });
    for (const text of [
      '86% match',
      'Loans for shops.',
      'Business Loans',
      'Invoice Finance',
      'Pension-led funding',
      'from 4.9% APR',
    ]) {
      expect(within(card).getByText(text)).toBeVisible();
    }
  });

  it('lists reasons, points to consider and what is not confirmed', () => {
    const match = buildMatch({
      mismatches: ['Minimum loan is £25,000'],
      unconfirmed: ['No credit score given'],
    });

    renderWithApp(<MatchCard match={match} />);

    const under = (title: string) => screen.getByText(title).parentElement;
    expect(under('Why this lender matches:')).toHaveTextContent('Offers Business Loans');
    expect(under('Points to consider:')).toHaveTextContent('Minimum loan is £25,000');
    expect(under('Not confirmed:')).toHaveTextContent('No credit score given');
  });

  it('has no heading for an empty list', () => {
    renderWithApp(<MatchCard match={buildMatch()} />);

    expect(screen.queryByText('Points to consider:')).not.toBeInTheDocument();
    expect(screen.queryByText('Not confirmed:')).not.toBeInTheDocument();
  });

  it('describes how well the lender fits, with the bar’s criteria as text', () => {
    renderWithApp(<MatchCard match={buildMatch({ fit: 'fits', toConfirm: 2 })} />);

    expect(screen.getByText('Fits, 2 to confirm')).toBeVisible();
    expect(screen.getByRole('img', { name: '4 of 5 criteria met, 1 close' })).toBeInTheDocument();
  });

  it('links to the lender, with the website in a tab without opener', () => {
    const lender = buildLender({
      contactEmail: 'deals@alba.example',
      contactPhone: '0141 496 0123',
      website: 'https://alba.example',
    });

    renderWithApp(<MatchCard match={buildMatch({ lender })} />);

    expect(screen.getByRole('link', { name: /^Email/ })).toHaveAttribute('href', 'mailto:deals@alba.example');
    expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:01414960123');
    const website = screen.getByRole('link', { name: /^Website/ });
    expect(website).toHaveAttribute('href', 'https://alba.example/');
    expect(website).toHaveAttribute('rel', 'noopener noreferrer');
    expect(website).toHaveAttribute('target', '_blank');
  });

  it('omits missing links', () => {
    renderWithApp(<MatchCard match={buildMatch()} />);

    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('opens the calculation of the score', async () => {
    const { user } = renderWithApp(<MatchCard match={buildMatch()} />);

    await user.click(screen.getByRole('button', { name: 'Why 86?' }));

    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual([
      'CriterionOutcomeWeightCounts',
      'ProductMet1515',
      'AmountClose2211',
      'Trading historyMet1818',
      'Credit scoreMet1414',
      'SectorMet99',
      'Sum7867',
    ]);
    expect(screen.getByText('67 ÷ 78 = 85.89…%. Rounded: 86%.')).toBeInTheDocument();
  });

  it('explains when an unmet criterion caps the score', async () => {
    const match = buildMatch({
      score: 49,
      breakdown: [
        { criterion: 'product', weight: 15, outcome: 'met', points: 15 },
        { criterion: 'amount', weight: 22, outcome: 'met', points: 22 },
        { criterion: 'trading history', weight: 18, outcome: 'not met', points: 0 },
      ],
      arithmetic: { points: 37, weight: 55, percent: (100 * 37) / 55, cap: 49 },
    });
    const { user } = renderWithApp(<MatchCard match={match} />);

    await user.click(screen.getByRole('button', { name: 'Why 49?' }));

    expect(
      screen.getByText('37 ÷ 55 = 67.27…%. One stated criterion is not met, so the score is capped at 49.'),
    ).toBeInTheDocument();
  });

  it('shows the select button only when the page supports it', async () => {
    const selected: string[] = [];
    const { user, unmount } = renderWithApp(
      <MatchCard match={buildMatch()} onSelect={({ name }) => selected.push(name)} />,
    );

    await user.click(screen.getByRole('button', { name: 'Select Lender' }));
    expect(selected).toEqual(['Alba']);
    unmount();
    renderWithApp(<MatchCard match={buildMatch()} />);

    expect(select()).not.toBeInTheDocument();
  });

  it.each([
    [70, true],
    [69, false],
  ])('fills the select button at a score of %i: %s', (score, filled) => {
    renderWithApp(<MatchCard match={buildMatch({ score })} onSelect={() => undefined} />);

    expect(select()?.classList.contains('MuiButton-contained')).toBe(filled);
  });

  it.each([
    [80, 'green', 'default'],
    [69, 'blue', 'secondary'],
    [49, 'yellow', 'outline'],
  ])('shows a score of %i in %s on a %s badge', (score, tone, badge) => {
    renderWithApp(<MatchCard match={buildMatch({ score })} />);

    const chip = screen.getByText(`${score}% match`).parentElement;
    expect(chip).toHaveAttribute('data-tone', tone);
    expect(chip).toHaveAttribute('data-badge', badge);
  });
});

import type { Match } from '@/features/matching/match-answer';

export type ScoreTone = 'green' | 'blue' | 'yellow' | 'orange';
export type BadgeStyle = 'default' | 'secondary' | 'outline';

export const STRONG = 70;
const WORTH_A_CONVERSATION = 50;

export const scoreTone = (score: number): ScoreTone => {
  if (score >= 80) return 'green';
  if (score >= 60) return 'blue';
  return score >= 40 ? 'yellow' : 'orange';
};

export const badgeStyle = (score: number): BadgeStyle => {
  if (score >= STRONG) return 'default';
  return score >= WORTH_A_CONVERSATION ? 'secondary' : 'outline';
};

export interface Band {
  readonly title: string;
  readonly meaning: string;
  /** Folded bands open on request: they are shown for honesty, not for choosing. */
  readonly folded: boolean;
  readonly matches: readonly Match[];
}

const bands: readonly (Omit<Band, 'matches'> & { style: BadgeStyle })[] = [
  {
    style: 'default',
    title: 'Strong',
    meaning: 'Your answers fit, or come close to, what these lenders have stated.',
    folded: false,
  },
  {
    style: 'secondary',
    title: 'Worth a conversation',
    meaning: 'Much fits; something is close or not yet confirmed.',
    folded: false,
  },
  {
    style: 'outline',
    title: 'Outside stated criteria',
    meaning: 'These lenders state a criterion that your answers do not meet.',
    folded: true,
  },
];

/** The matches in their bands, in the order they came; empty bands are left out. */
export const inBands = (matches: readonly Match[]): readonly Band[] =>
  bands
    .map(({ style, ...band }) => ({
      ...band,
      matches: matches.filter(({ score }) => badgeStyle(score) === style),
    }))
    .filter((band) => band.matches.length > 0);

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
  /** Folded bands open on request: they are shown for completeness. */
  readonly folded: boolean;
  /** Number of matches in the band, shown or not. */
  readonly size: number;
  readonly matches: readonly Match[];
}

const bands: readonly (Omit<Band, 'matches' | 'size'> & { style: BadgeStyle })[] = [
  {
    style: 'default',
    title: 'Strong',
    meaning: 'Your answers fit, or come close to, what these lenders have stated.',
    folded: false,
  },
  {
    style: 'secondary',
    title: 'Worth a conversation',
    meaning: 'Mostly a good fit; some points are close or not confirmed.',
    folded: false,
  },
  {
    style: 'outline',
    title: 'Outside stated criteria',
    meaning: 'Your answers do not meet one or more of these lenders’ criteria.',
    folded: true,
  },
];

/** The matches by band, in their order, without empty bands. */
export const inBands = (matches: readonly Match[]): readonly Band[] =>
  bands
    .map(({ style, ...band }) => {
      const within = matches.filter(({ score }) => badgeStyle(score) === style);
      return { ...band, size: within.length, matches: within };
    })
    .filter(({ size }) => size > 0);

/** The bands cut to the first matches overall, without empty bands. */
export const firstOf = (all: readonly Band[], count: number): readonly Band[] => {
  let left = count;
  return all
    .map((band) => {
      const matches = band.matches.slice(0, left);
      left -= matches.length;
      return { ...band, matches };
    })
    .filter(({ matches }) => matches.length > 0);
};

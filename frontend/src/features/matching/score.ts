export type ScoreTone = 'green' | 'blue' | 'yellow' | 'orange';
export type BadgeStyle = 'default' | 'secondary' | 'outline';

export const scoreTone = (score: number): ScoreTone => {
  if (score >= 80) return 'green';
  if (score >= 60) return 'blue';
  return score >= 40 ? 'yellow' : 'orange';
};

export const badgeStyle = (score: number): BadgeStyle => {
  if (score >= 70) return 'default';
  return score >= 50 ? 'secondary' : 'outline';
};

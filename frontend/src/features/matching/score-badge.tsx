import Chip from '@mui/material/Chip';

const COLOUR: Record<ScoreTone, string> = {
  green: 'score.strong',
  blue: 'score.good',
  yellow: 'score.fair',
  orange: 'score.weak',
};

const FILL = { default: { green: 'wash.success', blue: 'wash.info' }, secondary: 'wash.primary' } as const;

/** The score in its band's colour; the font weight repeats the band for colour-blind users. */
export function ScoreBadge({ score }: { score: number }) {
  const tone = scoreTone(score);
  const style = badgeStyle(score);
  const strongFill = tone === 'green' ? FILL.default.green : FILL.default.blue;
  return (
    <Chip
      label={`${score}% match`}
      variant={style === 'outline' ? 'outlined' : 'filled'}
      data-badge={style}
      data-tone={tone}
      sx={{
        height: 32,
        flexShrink: 0,
        typography: 'subtitle2',
        fontVariantNumeric: 'lining-nums tabular-nums',
        color: COLOUR[tone],
        ...(style !== 'outline' && { bgcolor: style === 'default' ? strongFill : FILL.secondary }),
        ...(style === 'default' && { boxShadow: 'inset 0 0 0 1px currentColor' }),
      }}
    />
  );
}

type ScoreTone = 'green' | 'blue' | 'yellow' | 'orange';
type BadgeStyle = 'default' | 'secondary' | 'outline';

export const scoreTone = (score: number): ScoreTone => {
  if (score >= 80) return 'green';
  if (score >= 60) return 'blue';
  return score >= 40 ? 'yellow' : 'orange';
};

export const badgeStyle = (score: number): BadgeStyle => {
  if (score >= 70) return 'default';
  return score >= 50 ? 'secondary' : 'outline';
};

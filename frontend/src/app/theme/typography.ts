import type { TypographyVariantsOptions } from '@mui/material/styles';

const serif = '"Source Serif 4", "Source Serif Fallback", Georgia, serif';
export const sans = 'Inter, "Inter Fallback", system-ui, sans-serif';

/** A type scale in rem: step 0 is body text, each step larger by the ratio. */
export const typeScale =
  (body: number, ratio: number) =>
  (n: number): string =>
    `${remOf(body, ratio, n).toFixed(4)}rem`;

const remOf = (body: number, ratio: number, n: number): number => (body * ratio ** n) / 16;

const BODY = 17;
const RATIO = 1.25;
const step = typeScale(BODY, RATIO);

/** A size that grows with the viewport between two steps, from 390 to 1200 px. */
function fluid(from: number, to: number): string {
  const [low, high] = [remOf(BODY, RATIO, from), remOf(BODY, RATIO, to)];
  const slope = ((high - low) * 16) / (1200 - 390);
  const base = low - (slope * 390) / 16;
  return `clamp(${low.toFixed(3)}rem, ${base.toFixed(3)}rem + ${(slope * 100).toFixed(3)}vw, ${high.toFixed(3)}rem)`;
}

export const display = { fontFamily: serif, fontWeight: 600, textWrap: 'balance' } as const;

export const typography: TypographyVariantsOptions = {
  fontFamily: sans,
  fontWeightRegular: 400,
  fontWeightMedium: 600,
  fontWeightBold: 600,
  h1: { ...display, fontSize: fluid(3.4, 5.7), lineHeight: 1.08, letterSpacing: '-0.022em' },
  h2: { ...display, fontSize: fluid(2.3, 3.5), lineHeight: 1.16, letterSpacing: '-0.016em' },
  h3: { ...display, fontSize: step(1.2), lineHeight: 1.28, letterSpacing: '-0.008em' },
  h4: { fontFamily: sans, fontWeight: 600, fontSize: step(0), lineHeight: 1.4 },
  h5: { fontFamily: sans, fontWeight: 600, fontSize: step(0), lineHeight: 1.4 },
  h6: { fontFamily: sans, fontWeight: 600, fontSize: step(-0.5), lineHeight: 1.4 },
  subtitle1: { fontSize: step(0.7), lineHeight: 1.5, textWrap: 'pretty' },
  subtitle2: { fontSize: step(-0.5), fontWeight: 600, lineHeight: 1.45 },
  body1: { fontSize: step(0), lineHeight: 1.6, textWrap: 'pretty' },
  body2: { fontSize: step(-0.5), lineHeight: 1.55, textWrap: 'pretty' },
  caption: { fontSize: step(-0.9), lineHeight: 1.5, textWrap: 'pretty' },
  overline: {
    fontSize: step(-0.9),
    fontWeight: 600,
    lineHeight: 1.5,
    letterSpacing: '0.06em',
    textTransform: 'none',
  },
  button: { fontSize: step(-0.25), fontWeight: 600, lineHeight: 1.4, textTransform: 'none' },
};

import { dark, light, type SchemeColours } from '@/app/theme/palette';

const TEXT = 4.5;
const CONTROL = 3;

type Pair = [string, string, string, number];

/** Every pair on a page: name, foreground, background, minimum ratio. */
function pairsOf(colours: SchemeColours): Pair[] {
  const { paper, card, raised, wash, ink, muted, primary, primaryStrong, onPrimary, control, copper } =
    colours;
  const grounds = { paper, card, raised, wash };
  const on = (name: string, colour: string, least: number): Pair[] =>
    Object.entries(grounds).map(([ground, hex]) => [`${name} on ${ground}`, colour, hex, least]);
  const meanings = ['danger', 'success', 'warning', 'info'] as const;
  return [
    ...on('ink', ink, TEXT),
    ...on('muted', muted, TEXT),
    ...on('primary', primary, TEXT),
    ...on('control border', control, CONTROL),
    ...on('copper', copper, CONTROL),
    ['label of a button', onPrimary, primary, TEXT],
    ['label of a button under the pointer', onPrimary, primaryStrong, TEXT],
    ['text on the deep band', colours.deep.on, colours.deep.main, TEXT],
    ['muted text on the deep band', colours.deep.muted, colours.deep.main, TEXT],
    ['label of a light button under the pointer', colours.deep.main, colours.deep.muted, TEXT],
    ['selected text', paper, copper, CONTROL],
    ...meanings.flatMap((meaning): Pair[] => [
      ...on(meaning, colours[meaning], TEXT),
      [`ink on the wash of ${meaning}`, ink, colours[`${meaning}Wash`], TEXT],
      [`${meaning} on its wash`, colours[meaning], colours[`${meaning}Wash`], TEXT],
    ]),
    ...Object.entries(colours.score).flatMap(([band, colour]) => on(`score ${band}`, colour, TEXT)),
    ...Object.entries(colours.status).flatMap(([status, colour]) => on(`status ${status}`, colour, TEXT)),
    ...Object.entries(colours.criterion).flatMap(([state, colour]) =>
      on(`criterion ${state}`, colour, CONTROL),
    ),
  ];
}

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s scheme', (_name, colours) => {
  it.each(pairsOf(colours))('%s has enough contrast', (_pair, foreground, ground, least) => {
    expect(contrast(foreground, ground)).toBeGreaterThanOrEqual(least);
  });
});

/** WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

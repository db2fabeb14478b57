/** The form's options: each stands for a band and is its lower end. */
const BAND_TOPS = new Map([
  [350, 450],
  [550, 650],
  [700, 750],
  [850, 999],
]);

/** The best score that the answer may mean; a score that is not an option means itself. */
export const creditBandTop = (score: number): number => BAND_TOPS.get(score) ?? score;

import { Greatest } from './greatest.js';
import type { Verdict } from './rule.js';

/** More criteria than the table will ever hold, so that each count is one digit. */
const DIGIT = 32;

/** What of a verdict decides its rank. */
type Ranked = Pick<Verdict, 'score' | 'majors' | 'mismatches' | 'confirmed'>;

/** The order of the rule as one number: score, fewer majors, fewer mismatches, more confirmed criteria. */
const standing = ({ score, majors, mismatches, confirmed }: Ranked): number =>
  ((score * DIGIT + (DIGIT - 1 - majors)) * DIGIT + (DIGIT - 1 - mismatches)) * DIGIT + confirmed;

/** The best lenders of a panel by the rule's order, as places in the panel; what is equal keeps the panel's order. */
export class Ranking {
  private readonly best: Greatest;

  constructor(
    limit: number,
    private readonly panelSize: number,
  ) {
    this.best = new Greatest(limit);
  }

  add(verdict: Ranked, place: number): void {
    this.best.offer(standing(verdict) * this.panelSize + (this.panelSize - 1 - place));
  }

  /** Best first. */
  places(): readonly number[] {
    return this.best.inOrder().map((number) => this.panelSize - 1 - (number % this.panelSize));
  }
}

import { Greatest } from './greatest.js';
import type { Verdict } from './rule.js';

/** More criteria than the table will ever have, so that each count is one digit. */
const DIGIT = 32;

/** The parts of a verdict that decide its rank. */
type Ranked = Pick<Verdict, 'score' | 'majors' | 'mismatches' | 'confirmed'>;

/** The rule's order as one number: score, fewer majors, fewer mismatches, more confirmed criteria. */
const standing = ({ score, majors, mismatches, confirmed }: Ranked): number =>
  ((score * DIGIT + (DIGIT - 1 - majors)) * DIGIT + (DIGIT - 1 - mismatches)) * DIGIT + confirmed;

/** The best lenders of a panel in the rule's order, as positions in the panel; ties keep the panel's order. */
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

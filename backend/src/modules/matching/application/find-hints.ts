import { pause } from '#platform/application/slices.js';
import { changesTo } from '../domain/advice/changes.js';
import { readFacts, type Enquiry } from '../domain/rule/enquiry.js';
import { hintsFrom, type Variation } from '../domain/advice/hints.js';
import { countStrong } from '../domain/rule/match.js';
import type { Panel } from './panel.js';

/** Finds what would improve the matches: the same rule, with one change at a time. */
export class FindHints {
  constructor(private readonly panel: Panel) {}

  async execute(enquiry: Enquiry): Promise<readonly string[]> {
    const panel = await this.panel.current();
    const facts = readFacts(enquiry);
    const today = countStrong(facts, panel);
    const trials: Variation[] = [];
    for (const change of changesTo(facts, panel)) {
      // On a large panel all trials together take a while.
      await pause();
      trials.push({ change, gain: countStrong(change.facts, panel) - today });
    }
    return hintsFrom(trials);
  }
}

import { Injectable } from '@nestjs/common';
import { MatchLenders, type MatchAnswer } from '#modules/matching/public.js';
import type { TodaysMatching, MatchedToday } from '../../application/todays-matching.js';
import type { Answers } from '#shared/domain/answers.js';

/** Lenders beyond these count as gone: nobody reads on that far. */
const COMPARED = 500;
const SHOWN = 100;

@Injectable()
export class PanelTodaysMatching implements TodaysMatching<MatchAnswer> {
  constructor(private readonly matchLenders: MatchLenders) {}

  async match(answers: Answers): Promise<MatchedToday<MatchAnswer>> {
    const answer = await this.matchLenders.execute(answers, COMPARED);
    const best = answer.matches.map(({ lender: { id, name }, score }) => ({ id, name, score }));
    return {
      answer: { ...answer, matches: answer.matches.slice(0, SHOWN) },
      matches: { best, ruleVersion: answer.ruleVersion },
    };
  }
}

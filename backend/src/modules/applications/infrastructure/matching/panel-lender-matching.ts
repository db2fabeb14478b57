import { Injectable } from '@nestjs/common';
import { MatchLenders, RankLenders, type MatchAnswer } from '#modules/matching/public.js';
import type { Answers } from '#kernel/lending/answers.js';
import type { LenderMatching, MatchedToday } from '../../application/submission/lender-matching.js';
import { MAX_STORED_MATCHES, type StoredMatches } from '../../domain/stored-matches.js';

/** Lenders below this rank count as no longer matching: readers do not go that far. */
const COMPARED = 500;
const SHOWN = 100;

@Injectable()
export class PanelLenderMatching implements LenderMatching<MatchAnswer> {
  constructor(
    private readonly rankLenders: RankLenders,
    private readonly matchLenders: MatchLenders,
  ) {}

  bestFor(answers: Answers): Promise<StoredMatches> {
    return this.rankLenders.execute(answers, MAX_STORED_MATCHES);
  }

  async match(answers: Answers, asks: boolean): Promise<MatchedToday<MatchAnswer>> {
    const answer = await this.matchLenders.execute(answers, COMPARED);
    const best = answer.matches.map(({ lender: { id, name }, score }) => ({ id, name, score }));
    return {
      answer: {
        ...answer,
        matches: answer.matches.slice(0, SHOWN),
        questions: asks ? answer.questions : [],
      },
      matches: { best, ruleVersion: answer.ruleVersion },
    };
  }
}

import { Injectable } from '@nestjs/common';
import { RankLenders } from '#modules/matching/public.js';
import type { LenderMatching } from '../../application/lender-matching.js';
import type { Answers } from '#shared/domain/answers.js';
import { MOST_KEPT_MATCHES, type KeptMatches } from '../../domain/funding-application.js';

/** Asks the matching module for what a case is later opened with. */
@Injectable()
export class PanelLenderMatching implements LenderMatching {
  constructor(private readonly rankLenders: RankLenders) {}

  bestFor(answers: Answers): Promise<KeptMatches> {
    return this.rankLenders.execute(answers, MOST_KEPT_MATCHES);
  }
}

import { Module } from '@nestjs/common';
import { LendersModule } from '#modules/lenders/wiring.js';
import { provide } from '#platform/infrastructure/provide.js';
import { CompareLenders } from './application/compare-lenders.js';
import { FindHints } from './application/find-hints.js';
import { MatchLenders } from './application/match-lenders.js';
import { MeasureCoverage } from './application/measure-coverage.js';
import { Panel } from './application/panel.js';
import { RankLenders } from './application/rank-lenders.js';
import { SurveyPanel } from './application/survey-panel.js';
import { MatchLendersController } from './infrastructure/http/match-lenders.controller.js';
import { PartnerMatchesController } from './infrastructure/http/partner-matches.controller.js';
import { InMemoryPanel } from './infrastructure/in-memory-panel.js';

@Module({
  imports: [LendersModule],
  controllers: [MatchLendersController, PartnerMatchesController],
  providers: [
    { provide: Panel, useClass: InMemoryPanel },
    provide(MatchLenders, Panel),
    provide(RankLenders, Panel),
    provide(FindHints, Panel),
    provide(CompareLenders, Panel),
    provide(MeasureCoverage, Panel),
    provide(SurveyPanel, Panel),
  ],
  exports: [MatchLenders, MeasureCoverage, RankLenders, SurveyPanel],
})
export class MatchingModule {}

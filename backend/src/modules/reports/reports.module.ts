import { Module } from '@nestjs/common';
import { ApplicationsModule } from '#modules/applications/wiring.js';
import { DealsModule } from '#modules/deals/wiring.js';
import { IntroducersModule } from '#modules/introducers/wiring.js';
import { LendersModule } from '#modules/lenders/wiring.js';
import { MatchingModule } from '#modules/matching/wiring.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { provide } from '#platform/infrastructure/provide.js';
import { PanelSurvey } from './application/panel-survey.js';
import { ShowPanelReport } from './application/show-panel-report.js';
import { ReportsController } from './infrastructure/http/reports.controller.js';
import { SummaryController } from './infrastructure/http/summary.controller.js';
import { ModulePanelSurvey } from './infrastructure/module-panel-survey.js';

/** What the broker's staff see of the business as a whole: it keeps nothing of its own and asks the other modules. */
@Module({
  imports: [ApplicationsModule, DealsModule, IntroducersModule, LendersModule, MatchingModule],
  controllers: [ReportsController, SummaryController],
  providers: [
    { provide: PanelSurvey, useClass: ModulePanelSurvey },
    provide(ShowPanelReport, UseCaseContext, PanelSurvey),
  ],
})
export class ReportsModule {}

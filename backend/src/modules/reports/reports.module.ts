import { Module } from '@nestjs/common';
import { RecentEnquiries } from '#modules/applications/public.js';
import { ApplicationsModule } from '#modules/applications/wiring.js';
import { DealsModule } from '#modules/deals/wiring.js';
import { IntroducersModule } from '#modules/introducers/wiring.js';
import { LenderFigures } from '#modules/lenders/public.js';
import { LendersModule } from '#modules/lenders/wiring.js';
import { SurveyPanel } from '#modules/matching/public.js';
import { MatchingModule } from '#modules/matching/wiring.js';
import { Contributions } from '#platform/application/contributions.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { provide } from '#platform/infrastructure/provide.js';
import { CountWaiting } from './application/count-waiting.js';
import { ShowPanelReport } from './application/show-panel-report.js';
import { ReportsController } from './infrastructure/http/reports.controller.js';
import { SummaryController } from './infrastructure/http/summary.controller.js';
import { WaitingController } from './infrastructure/http/waiting.controller.js';

/** Reports for staff on the business as a whole: stores nothing itself, and queries the other modules. */
@Module({
  imports: [ApplicationsModule, DealsModule, IntroducersModule, LendersModule, MatchingModule],
  controllers: [ReportsController, SummaryController, WaitingController],
  providers: [
    provide(CountWaiting, Contributions),
    provide(ShowPanelReport, UseCaseContext, RecentEnquiries, SurveyPanel, LenderFigures),
  ],
})
export class ReportsModule {}

import { Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { ApplicationsModule } from '#modules/applications/public.js';
import { CommissionsModule } from '#modules/commissions/public.js';
import { DealsModule } from '#modules/deals/public.js';
import { noReferrer } from '#shared/infrastructure/http/security-headers.js';
import { StatusController } from './infrastructure/http/status.controller.js';

/** What an applicant sees by the status link: it keeps nothing of its own and asks the other modules. */
@Module({
  imports: [ApplicationsModule, DealsModule, CommissionsModule],
  controllers: [StatusController],
})
export class StatusModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(noReferrer).forRoutes(StatusController);
  }
}

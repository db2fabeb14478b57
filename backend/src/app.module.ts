import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Settings } from '#config/settings.js';
import { SettingsModule } from '#config/settings.module.js';
import { ApiAccountsModule } from '#modules/api-accounts/public.js';
import { ActivityModule } from '#modules/activity/public.js';
import { ApplicationsModule } from '#modules/applications/public.js';
import { AuthModule } from '#modules/auth/public.js';
import { CommissionsModule } from '#modules/commissions/public.js';
import { CompaniesModule } from '#modules/companies/public.js';
import { ContactModule } from '#modules/contact/public.js';
import { DealsModule } from '#modules/deals/public.js';
import { HeldModule } from '#modules/held/public.js';
import { IntroducersModule } from '#modules/introducers/public.js';
import { JobsModule } from '#modules/jobs/public.js';
import { LeadsModule } from '#modules/leads/public.js';
import { LendersModule } from '#modules/lenders/public.js';
import { MatchingModule } from '#modules/matching/public.js';
import { ReportsModule } from '#modules/reports/public.js';
import { StaffModule } from '#modules/staff/public.js';
import { StatusModule } from '#modules/status/public.js';
import { TwoFactorModule } from '#modules/two-factor/public.js';
import { TasksModule } from '#modules/tasks/public.js';
import { ViewsModule } from '#modules/views/public.js';
import {
  dataSourceOptions,
  requestLimits,
} from '#platform/infrastructure/database/connection/data-source-options.js';
import { HealthModule } from '#platform/infrastructure/health/health.module.js';
import { LoggingModule } from '#platform/infrastructure/logging/logging.module.js';
import { HttpEdgeModule } from '#platform/infrastructure/http/http-edge.module.js';
import { SharedModule } from '#platform/infrastructure/shared.module.js';

/** The parts of the product, one line each. Express asks route after route: what visitors call comes first. */
const modules: Type[] = [
  HttpEdgeModule,
  ApplicationsModule,
  MatchingModule,
  AuthModule,
  StaffModule,
  ApiAccountsModule,
  TwoFactorModule,
  IntroducersModule,
  LendersModule,
  LeadsModule,
  ContactModule,
  HeldModule,
  CompaniesModule,
  TasksModule,
  DealsModule,
  ViewsModule,
  CommissionsModule,
  StatusModule,
  ReportsModule,
  JobsModule,
  ActivityModule,
];

@Module({ imports: [SharedModule, LoggingModule, HealthModule, ...modules] })
export class AppModule {
  /** The whole application on one migrated database. */
  static with(settings: Settings, databaseUrl: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        SettingsModule.with(settings),
        TypeOrmModule.forRootAsync({
          useFactory: () => ({
            ...dataSourceOptions(databaseUrl, requestLimits(settings.requestMs)),
            autoLoadEntities: true,
            retryAttempts: 1,
          }),
        }),
      ],
    };
  }
}

import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Settings } from '#config/settings.js';
import { SettingsModule } from '#config/settings.module.js';
import { ApiAccountsModule } from '#modules/api-accounts/wiring.js';
import { ActivityModule } from '#modules/activity/wiring.js';
import { ApplicationsModule } from '#modules/applications/wiring.js';
import { AuthModule } from '#modules/auth/wiring.js';
import { BackupsModule } from '#modules/backups/wiring.js';
import { CommissionsModule } from '#modules/commissions/wiring.js';
import { CompaniesModule } from '#modules/companies/wiring.js';
import { ComplaintsModule } from '#modules/complaints/wiring.js';
import { ContactModule } from '#modules/contact/wiring.js';
import { DealsModule } from '#modules/deals/wiring.js';
import { HeldModule } from '#modules/held/wiring.js';
import { IntroducersModule } from '#modules/introducers/wiring.js';
import { JobsModule } from '#modules/jobs/wiring.js';
import { LeadsModule } from '#modules/leads/wiring.js';
import { LendersModule } from '#modules/lenders/wiring.js';
import { MatchingModule } from '#modules/matching/wiring.js';
import { PeopleModule } from '#modules/people/wiring.js';
import { ReportsModule } from '#modules/reports/wiring.js';
import { SearchModule } from '#modules/search/wiring.js';
import { StaffModule } from '#modules/staff/wiring.js';
import { StatusModule } from '#modules/status/wiring.js';
import { TwoFactorModule } from '#modules/two-factor/wiring.js';
import { TasksModule } from '#modules/tasks/wiring.js';
import { ViewsModule } from '#modules/views/wiring.js';
import {
  dataSourceOptions,
  requestLimits,
} from '#platform/infrastructure/database/connection/data-source-options.js';
import { HealthModule } from '#platform/infrastructure/health/health.module.js';
import { LoggingModule } from '#platform/infrastructure/logging/logging.module.js';
import { HttpEdgeModule } from '#platform/infrastructure/http/http-edge.module.js';
import { SharedModule } from '#platform/infrastructure/shared.module.js';

/** The modules of the product. Express tries routes in order, so those for visitors come first. */
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
  ComplaintsModule,
  CompaniesModule,
  TasksModule,
  DealsModule,
  ViewsModule,
  CommissionsModule,
  StatusModule,
  PeopleModule,
  ReportsModule,
  SearchModule,
  JobsModule,
  ActivityModule,
  BackupsModule,
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

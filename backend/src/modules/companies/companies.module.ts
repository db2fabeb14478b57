import { Module } from '@nestjs/common';
import { Settings } from '#config/settings.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { RateLimits } from '#platform/infrastructure/http/limits/rate-limits.js';
import { provide } from '#platform/infrastructure/provide.js';
import { FindCompanies } from './application/find-companies.js';
import { CompanyFile, CompanyRegister, ImportCompanies } from './application/import-companies.js';
import { CompaniesController } from './infrastructure/http/companies.controller.js';
import { LiveCompanies } from './infrastructure/live/live-companies.js';
import { CompaniesHouseFile } from './infrastructure/register/companies-house-file.js';
import { PostgresCompanies } from './infrastructure/register/postgres-companies.js';
import { PostgresCompanyRegister } from './infrastructure/register/postgres-company-register.js';
import { readSample } from './infrastructure/sample/read-sample.js';
import { SampleCompanies } from './infrastructure/sample/sample-companies.js';

/** Companies House itself if a key is set, else the imported file, else the sample. */
const findCompanies = (
  { companiesHouseUrl: url, companiesHouseKey: key }: Settings,
  limits: RateLimits,
  database: Database,
): FindCompanies =>
  new FindCompanies([
    ...(key === null ? [] : [new LiveCompanies({ url, key }, limits)]),
    new PostgresCompanies(database),
    new SampleCompanies(readSample),
  ]);

@Module({
  controllers: [CompaniesController],
  providers: [
    { provide: FindCompanies, inject: [Settings, RateLimits, Database], useFactory: findCompanies },
    { provide: CompanyFile, useClass: CompaniesHouseFile },
    { provide: CompanyRegister, useClass: PostgresCompanyRegister },
    provide(ImportCompanies, CompanyFile, CompanyRegister),
  ],
})
export class CompaniesModule {}

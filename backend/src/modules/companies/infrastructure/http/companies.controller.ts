import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#platform/infrastructure/http/access.js';
import { RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { FindCompanies } from '../../application/find-companies.js';
import { CompanyResponse, FindCompaniesQuery } from './companies.dto.js';

@ApiTags('companies')
@Access('visitor')
@Controller('companies')
export class CompaniesController {
  constructor(private readonly findCompaniesUseCase: FindCompanies) {}

  @Get()
  // Per minute enough for a whole office; per hour a limit, so that no one uses up the shared quota of Companies
  // House.
  @RateLimit(
    { name: 'companies', points: 120, perSeconds: 60 },
    { name: 'companies-hour', points: 1_200, perSeconds: 3_600 },
  )
  @ApiOperation({
    summary: 'Search companies by name, former name or number',
    description:
      'Returns at most eight companies, best match first. Tolerates a missing "limited", "&" for "and", an omitted word and a one-letter typo; also finds former names. The operator chooses the data source: a sample, the Companies House file or its API. Fields that the source does not provide are null.',
  })
  @ApiOkResponse({ type: [CompanyResponse] })
  async findCompanies(@Query() { q }: FindCompaniesQuery): Promise<CompanyResponse[]> {
    return [...(await this.findCompaniesUseCase.execute(q))];
  }
}

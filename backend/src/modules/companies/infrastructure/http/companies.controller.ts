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
  // By the minute, so that a whole office can type; by the hour, so that nobody spends what all may ask Companies House.
  @RateLimit(
    { name: 'companies', points: 120, perSeconds: 60 },
    { name: 'companies-hour', points: 1_200, perSeconds: 3_600 },
  )
  @ApiOperation({
    summary: 'Look a company up by its name, a former name or its number',
    description:
      'At most eight, best first, as people type: without "limited", with "&" or "and", with a word left out or one letter wrong, by a name that they have or had. Where they come from is for the operator to say: a sample, the file of Companies House or its API. What the source does not say is null.',
  })
  @ApiOkResponse({ type: [CompanyResponse] })
  async findCompanies(@Query() { q }: FindCompaniesQuery): Promise<CompanyResponse[]> {
    return [...(await this.findCompaniesUseCase.execute(q))];
  }
}

import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#platform/infrastructure/http/access.js';
import { SearchPeople } from '../../application/records/search-people.js';
import { FoundPeopleResponse, SearchPeopleQuery } from './people.dto.js';

/** Finds a person in all tables with personal data. */
@ApiTags('people')
@Access('administrator')
@Controller('admin/people')
export class PeopleController {
  constructor(private readonly searchPeopleUseCase: SearchPeople) {}

  @Get()
  @ApiOperation({
    summary: 'Search for a person by email, phone or name',
    description:
      'Searches applications, messages, partners and their leads, staff, complaints and data requests. People with the same name are listed separately; the administrator decides which records belong to the person.',
  })
  @ApiOkResponse({ type: FoundPeopleResponse })
  searchPeople(@Query() { q }: SearchPeopleQuery): Promise<FoundPeopleResponse> {
    return this.searchPeopleUseCase.execute(q);
  }
}

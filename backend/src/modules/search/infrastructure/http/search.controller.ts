import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#platform/infrastructure/http/access.js';
import { SearchAll } from '../../application/search-all.js';
import { SearchQuery, SearchResponse } from './search.dto.js';

@ApiTags('search')
@Access('admin')
@Controller('admin/search')
export class SearchController {
  constructor(private readonly searchAll: SearchAll) {}

  @Get()
  @ApiOperation({
    summary: 'Search applications, partners, lenders and submissions',
    description:
      'Returns at most eight of each: those whose names begin with the text, then the newest. Finds applications by company, contact, email, phone, company number and reference, partners by name, contact, email and phone, lenders by name, and submissions by the lender’s reference. Ignores case and accents. A text of one or two letters finds only names that begin with it.',
  })
  @ApiOkResponse({ type: SearchResponse })
  search(@Query() { q = '' }: SearchQuery): Promise<SearchResponse> {
    return this.searchAll.execute(q.trim());
  }
}

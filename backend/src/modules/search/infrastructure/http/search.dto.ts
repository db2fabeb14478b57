import { ApiProperty } from '@nestjs/swagger';
import type { FoundFunding, SearchKind, SearchResult } from '#platform/application/portal/search-source.js';
import { Search } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { Id, NullableId } from '#platform/infrastructure/http/dto/shown.js';

export class SearchQuery {
  @Search({ example: 'Alder', description: 'The text to search for' })
  readonly q?: string;
}

export class FoundFundingResponse implements FoundFunding {
  @ApiProperty({ example: 'business-loans' })
  readonly fundingType: string;

  @ApiProperty({ example: '85000' })
  readonly amount: string;

  @ApiProperty({ example: false, description: 'Whether a partner gave both, in its own words' })
  readonly byPartner: boolean;

  @ApiProperty({ example: 'with_lenders' })
  readonly stage: string;
}

export class SearchResultResponse implements SearchResult {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11')
  readonly id: string;

  @ApiProperty({ example: 'Alder Joinery Ltd' })
  readonly name: string;

  @ApiProperty({
    type: [String],
    example: ['Fiona Alder', '0141 496 0123'],
    description: 'Details that distinguish it from records of the same name',
  })
  readonly details: readonly string[];

  @NullableId(null, 'For a submission, its application')
  readonly applicationId: string | null;

  @ApiProperty({
    type: FoundFundingResponse,
    nullable: true,
    description: 'For an application, what it asks for and its stage',
  })
  readonly funding: FoundFundingResponse | null;
}

export class SearchResponse implements Record<SearchKind, readonly SearchResult[]> {
  @ApiProperty({ type: [SearchResultResponse] })
  readonly applications: readonly SearchResultResponse[];

  @ApiProperty({ type: [SearchResultResponse] })
  readonly partners: readonly SearchResultResponse[];

  @ApiProperty({ type: [SearchResultResponse] })
  readonly lenders: readonly SearchResultResponse[];

  @ApiProperty({ type: [SearchResultResponse] })
  readonly submissions: readonly SearchResultResponse[];
}

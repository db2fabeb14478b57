import { ApiProperty } from '@nestjs/swagger';
import type { SearchKind, SearchResult } from '#platform/application/portal/search-source.js';
import { Search } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { Id, NullableId } from '#platform/infrastructure/http/dto/shown.js';

export class SearchQuery {
  @Search({ example: 'Alder', description: 'The text to search for' })
  readonly q?: string;
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

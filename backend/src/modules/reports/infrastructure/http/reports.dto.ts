import { ApiProperty } from '@nestjs/swagger';
import type {
  EnquiryTrend,
  ProductEnquiries,
  WeekOfDecisions,
  WeekOfEnquiries,
} from '#modules/applications/public.js';
import type { ProductCoverage } from '#modules/matching/public.js';
import { PRODUCT_KEYS, type ProductKey } from '#shared/domain/product.js';

export class WeekOfEnquiriesResponse implements WeekOfEnquiries {
  @ApiProperty({ example: '2026-11-16', description: 'Its Monday, in London' })
  readonly week: string;

  @ApiProperty({ type: 'integer', example: 23 })
  readonly total: number;

  @ApiProperty({ type: 'integer', example: 4 })
  readonly pending: number;

  @ApiProperty({ type: 'integer', example: 3 })
  readonly in_review: number;

  @ApiProperty({ type: 'integer', example: 11 })
  readonly approved: number;

  @ApiProperty({ type: 'integer', example: 5 })
  readonly rejected: number;
}

export class ProductEnquiriesResponse implements ProductEnquiries {
  @ApiProperty({ enum: PRODUCT_KEYS, example: 'business-loans' })
  readonly product: ProductKey;

  @ApiProperty({
    type: 'integer',
    isArray: true,
    example: [3, 5, 4, 6, 2, 7, 5, 8, 4, 6, 9, 3],
    description: 'One for each week, in their order; an enquiry for two products counts with both',
  })
  readonly enquiries: readonly number[];
}

export class EnquiryTrendResponse implements EnquiryTrend {
  @ApiProperty({
    type: [WeekOfEnquiriesResponse],
    description: 'The last twelve, this one last, by when enquiries came and how they stand',
  })
  readonly weeks: readonly WeekOfEnquiriesResponse[];

  @ApiProperty({ type: [ProductEnquiriesResponse] })
  readonly products: readonly ProductEnquiriesResponse[];
}

export class WeekOfDecisionsResponse implements WeekOfDecisions {
  @ApiProperty({ example: '2026-11-16', description: 'Its Monday, in London' })
  readonly week: string;

  @ApiProperty({
    type: 'integer',
    example: 21,
    description: 'How many were measured: the latest 500 at most',
  })
  readonly decided: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 340,
    description:
      'Minutes of office hours from an enquiry’s arrival until it was first approved or rejected, for half of them at most',
  })
  readonly medianMinutes: number | null;
}

export class ProductCoverageResponse implements ProductCoverage {
  @ApiProperty({ enum: PRODUCT_KEYS, example: 'business-loans' })
  readonly product: ProductKey;

  @ApiProperty({ type: 'integer', example: 61, description: 'Active lenders that offer it' })
  readonly lenders: number;

  @ApiProperty({
    type: 'integer',
    example: 38,
    description: 'Those of them who state every limit that an enquiry for it is compared with',
  })
  readonly withLimits: number;
}

import { ApiProperty } from '@nestjs/swagger';
import type {
  EnquiryTrend,
  ProductEnquiries,
  WeekOfDecisions,
  WeekOfEnquiries,
} from '#modules/applications/public.js';
import type { ProductCoverage } from '#modules/matching/public.js';
import { PRODUCT_KEYS, type ProductKey } from '#kernel/lending/product.js';
import { NullableInteger, Integer } from '#platform/infrastructure/http/dto/shown.js';

export class WeekOfEnquiriesResponse implements WeekOfEnquiries {
  @ApiProperty({ example: '2026-11-16', description: 'Monday of the week, in London' })
  readonly week: string;

  @Integer(23)
  readonly total: number;

  @Integer(4)
  readonly pending: number;

  @Integer(3)
  readonly in_review: number;

  @Integer(11)
  readonly approved: number;

  @Integer(5)
  readonly rejected: number;
}

export class ProductEnquiriesResponse implements ProductEnquiries {
  @ApiProperty({ enum: PRODUCT_KEYS, example: 'business-loans' })
  readonly product: ProductKey;

  @ApiProperty({
    type: 'integer',
    isArray: true,
    example: [3, 5, 4, 6, 2, 7, 5, 8, 4, 6, 9, 3],
    description: 'One count per week, in order; an enquiry for two products counts for both',
  })
  readonly enquiries: readonly number[];
}

export class EnquiryTrendResponse implements EnquiryTrend {
  @ApiProperty({
    type: [WeekOfEnquiriesResponse],
    description: 'The last 12 weeks, current week last: enquiries by week of submission and current status',
  })
  readonly weeks: readonly WeekOfEnquiriesResponse[];

  @ApiProperty({ type: [ProductEnquiriesResponse] })
  readonly products: readonly ProductEnquiriesResponse[];
}

export class WeekOfDecisionsResponse implements WeekOfDecisions {
  @ApiProperty({ example: '2026-11-16', description: 'Monday of the week, in London' })
  readonly week: string;

  @Integer(21, 'Number of decisions measured; the latest 500 at most')
  readonly decided: number;

  @NullableInteger(
    340,
    'Median minutes, in business hours, from submission until it was first approved or rejected',
  )
  readonly medianMinutes: number | null;
}

export class ProductCoverageResponse implements ProductCoverage {
  @ApiProperty({ enum: PRODUCT_KEYS, example: 'business-loans' })
  readonly product: ProductKey;

  @Integer(61, 'Number of active lenders that offer the product')
  readonly lenders: number;

  @Integer(38, 'Number of those lenders that state every limit relevant to the product')
  readonly withLimits: number;
}

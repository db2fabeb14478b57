import { ApiProperty } from '@nestjs/swagger';
import { UNREADY_REASONS, type UnreadyReason } from './check-readiness.js';

export class Live {
  @ApiProperty({ example: 'ok' })
  readonly status: string;
}

export class Ready {
  @ApiProperty({ example: 'ok', enum: ['ok', 'unavailable'] })
  readonly status: string;

  @ApiProperty({
    example: [],
    enum: UNREADY_REASONS,
    isArray: true,
    description: 'Why this process should get no requests; the log of the server says more',
  })
  readonly reasons: readonly UnreadyReason[];
}

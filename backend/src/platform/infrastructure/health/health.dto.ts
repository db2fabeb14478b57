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
    description: 'Reasons why this process is not ready; see the server log for details',
  })
  readonly reasons: readonly UnreadyReason[];
}

import { ApiProperty } from '@nestjs/swagger';
import type { PanelFacts } from '../../application/panel-summary.js';

export class PanelResponse implements PanelFacts {
  @ApiProperty({
    example: true,
    description: 'Whether active lenders are public facts for a demonstration, not offers',
  })
  readonly demonstration: boolean;

  @ApiProperty({ type: 'integer', example: 138 })
  readonly activeLenders: number;
}

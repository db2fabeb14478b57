import { ApiProperty } from '@nestjs/swagger';
import { Integer } from '#platform/infrastructure/http/dto/shown.js';
import type { PanelFacts } from '../../application/lender-figures.js';

export class PanelResponse implements PanelFacts {
  @ApiProperty({
    example: true,
    description: 'Whether the active lenders are demonstration data based on public facts, not offers',
  })
  readonly demonstration: boolean;

  @Integer(138)
  readonly activeLenders: number;
}

import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '#shared/infrastructure/http/openapi/api-problems.js';
import { Access } from '#shared/infrastructure/http/access.js';
import { PanelSummary, type PanelFacts } from '../../application/panel-summary.js';

export class PanelResponse implements PanelFacts {
  @ApiProperty({
    example: true,
    description: 'Whether active lenders are public facts for a demonstration, not offers',
  })
  readonly demonstration: boolean;

  @ApiProperty({ type: 'integer', example: 138 })
  readonly activeLenders: number;
}

@ApiTags('lenders')
@Access('visitor')
@Controller('panel')
export class PanelController {
  constructor(private readonly panel: PanelSummary) {}

  @Get()
  @ApiOperation({
    summary: 'Tell what kind of panel enquiries are matched with',
    description:
      'Whether it is the demonstration panel, and how many lenders take part. It names none of them.',
  })
  @ApiOkResponse({ type: PanelResponse })
  @ApiProblems(503)
  getPanel(): Promise<PanelResponse> {
    return this.panel.count();
  }
}

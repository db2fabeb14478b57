import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#platform/infrastructure/http/access.js';
import { LenderFigures } from '../../application/lender-figures.js';
import { PanelResponse } from './panel.dto.js';

@ApiTags('lenders')
@Access('visitor')
@Controller('panel')
export class PanelController {
  constructor(private readonly lenderFigures: LenderFigures) {}

  @Get()
  @ApiOperation({
    summary: 'Get panel information',
    description:
      'Returns whether the panel is the demonstration panel and how many lenders are active. Lender names are not included.',
  })
  @ApiOkResponse({ type: PanelResponse })
  getPanel(): Promise<PanelResponse> {
    return this.lenderFigures.panel();
  }
}

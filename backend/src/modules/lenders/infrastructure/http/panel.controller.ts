import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#shared/infrastructure/http/access.js';
import { PanelSummary } from '../../application/panel-summary.js';
import { PanelResponse } from './panel.dto.js';

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
  getPanel(): Promise<PanelResponse> {
    return this.panel.count();
  }
}

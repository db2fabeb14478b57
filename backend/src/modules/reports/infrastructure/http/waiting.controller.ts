import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#platform/infrastructure/http/access.js';
import { CountWaiting } from '../../application/count-waiting.js';
import { WaitingResponse } from './waiting.dto.js';

@ApiTags('reports')
@Access('admin')
@Controller('admin/waiting')
export class WaitingController {
  constructor(private readonly countWaiting: CountWaiting) {}

  @Get()
  @ApiOperation({
    summary: 'Count open work for staff',
    description: 'The totals of the lists that the portal’s navigation shows, for all owners.',
  })
  @ApiOkResponse({ type: WaitingResponse })
  showWaiting(): Promise<WaitingResponse> {
    return this.countWaiting.execute();
  }
}

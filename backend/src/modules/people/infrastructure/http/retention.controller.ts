import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { site } from '#config/site.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { Retention } from '../../application/erasure/retention.js';
import { howLongInWords, PERIODS, RETAINED } from '../../domain/periods.js';
import { RetentionResponse } from './retention.dto.js';

const RUNS = 14;

@ApiTags('people')
@Access('administrator')
@Controller('admin/retention')
export class RetentionController {
  constructor(private readonly retention: Retention) {}

  @Get()
  @ApiOperation({
    summary: 'Preview the next retention run',
    description: 'How long each kind of record is stored, how many are due, and the last nightly runs.',
  })
  @ApiOkResponse({ type: RetentionResponse })
  async previewRetention(): Promise<RetentionResponse> {
    const [due, runs, stoppedSince] = await Promise.all([
      this.retention.due(),
      this.retention.runs(RUNS),
      this.retention.stoppedSince(),
    ]);
    const periods = RETAINED.map((period) => ({
      period,
      what: PERIODS[period].what,
      howLong: howLongInWords(period, site.retention),
      atTheEnd: PERIODS[period].atTheEnd,
      due: due[period],
    }));
    return { periods, runs, stoppedSince };
  }
}

import { Controller, Get, Header, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access } from '../http/access.js';
import { Unlimited } from '../http/limits/rate-limit.js';
import { CheckReadiness } from './check-readiness.js';
import { Live, Ready } from './health.dto.js';

@ApiTags('health')
@Unlimited()
@Access('visitor')
@Controller('health')
export class HealthController {
  constructor(private readonly checkReadiness: CheckReadiness) {}

  @Get('live')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Liveness probe', description: 'Does not check the database.' })
  @ApiOkResponse({ type: Live })
  live(): Live {
    return { status: 'ok' };
  }

  @Get('ready')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Readiness probe', description: 'For load balancers and monitors.' })
  @ApiOkResponse({ type: Ready })
  @ApiServiceUnavailableResponse({ type: Ready, description: 'Send requests to another process' })
  async ready(@Res({ passthrough: true }) response: Response): Promise<Ready> {
    const reasons = await this.checkReadiness.reasons();
    response.status(reasons.length === 0 ? 200 : 503);
    return { status: reasons.length === 0 ? 'ok' : 'unavailable', reasons };
  }
}

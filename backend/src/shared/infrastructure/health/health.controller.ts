import { Controller, Get, Header, Res } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { Access } from '../http/access.js';
import { CheckReadiness } from './check-readiness.js';

class Live {
  @ApiProperty({ example: 'ok' })
  readonly status: string;
}

class Ready {
  @ApiProperty({ example: 'ok', enum: ['ok', 'unavailable'] })
  readonly status: string;

  @ApiProperty({ example: [], type: [String], description: 'Why this process should get no requests' })
  readonly reasons: string[];

  @ApiProperty({ example: [], type: [String], description: 'What an operator should put right' })
  readonly warnings: string[];
}

@ApiTags('health')
@Access('visitor')
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: CheckReadiness) {}

  @Get('live')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Whether the process runs', description: 'Says nothing about the database.' })
  @ApiOkResponse({ type: Live })
  live(): Live {
    return { status: 'ok' };
  }

  @Get('ready')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Whether the process can serve', description: 'For load balancers and monitors.' })
  @ApiOkResponse({ type: Ready })
  @ApiServiceUnavailableResponse({ type: Ready, description: 'The reasons say what is missing' })
  async ready(@Res({ passthrough: true }) response: Response): Promise<Ready> {
    const { reasons, warnings } = await this.readiness.check();
    response.status(reasons.length === 0 ? 200 : 503);
    return { status: reasons.length === 0 ? 'ok' : 'unavailable', reasons, warnings };
  }
}

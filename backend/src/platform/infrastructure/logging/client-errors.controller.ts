import { Body, Controller, HttpCode, Logger, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../http/access.js';
import { RateLimit } from '../http/limits/rate-limit.js';
import { ClientErrorRequest } from './client-errors.dto.js';
import { withoutPersonalData } from './without-personal-data.js';

/** Errors in visitors' browsers, which would otherwise go unnoticed. */
@ApiTags('health')
@Controller('client-errors')
export class ClientErrorsController {
  private readonly logger = new Logger('Browser');

  @Post()
  @HttpCode(204)
  @Access('visitor')
  @RateLimit({ name: 'client-errors', points: 20, perSeconds: 600 })
  @ApiOperation({
    summary: 'Report a browser error',
    description:
      'Written to the server log only, without query strings, quoted text, addresses, phone numbers and tokens.',
  })
  @ApiNoContentResponse()
  reportClientError(@Body() { message, page, stack }: ClientErrorRequest): void {
    this.logger.warn(withoutPersonalData({ page, message, ...(stack && { stack }) }), 'Browser error');
  }
}

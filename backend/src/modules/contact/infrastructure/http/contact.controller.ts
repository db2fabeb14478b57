import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '#shared/infrastructure/http/api-problems.js';
import { CallerAddress } from '#shared/infrastructure/http/caller-address.js';
import { servedBy } from '#shared/infrastructure/http/honeypot.js';
import { IDEMPOTENCY_HEADER, IdempotencyKey } from '#shared/infrastructure/http/idempotency-key.js';
import { Public } from '#shared/infrastructure/http/public.js';
import { RateLimit } from '#shared/infrastructure/http/rate-limit.js';
import { SendMessage } from '../../application/send-message.js';
import { SendDecoyMessage } from '../../application/send-decoy-message.js';
import { SendMessageRequest, SentMessageResponse } from './send-message.dto.js';

@ApiTags('contact')
@Controller('contact')
export class ContactController {
  constructor(
    private readonly sendMessage: SendMessage,
    private readonly sendDecoyMessage: SendDecoyMessage,
  ) {}

  @Post()
  @Public()
  @RateLimit({ name: 'contact', points: 10, perSeconds: 600 })
  @ApiOperation({ summary: 'Send the broker a message', operationId: 'sendMessage' })
  @ApiHeader(IDEMPOTENCY_HEADER)
  @ApiCreatedResponse({ type: SentMessageResponse })
  @ApiProblems(400, 413, 415, 422, 503)
  send(
    @Body() body: SendMessageRequest,
    @IdempotencyKey() key: string | null,
    @CallerAddress() sender: string,
  ): Promise<SentMessageResponse> {
    const { name, email, phone = null, message } = body;
    return servedBy(body, this.sendMessage, this.sendDecoyMessage).execute(
      { name, email, phone, message },
      key,
      sender,
    );
  }
}

import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { isTrapped } from '#platform/infrastructure/http/body/honeypot.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { SendMessage } from '../../application/send-message.js';
import { SendMessageRequest, SentMessageResponse } from './send-message.dto.js';

@ApiTags('contact')
@Controller('contact')
export class ContactController {
  constructor(private readonly sendMessageUseCase: SendMessage) {}

  @Post()
  @Access('visitor')
  @RateLimit({ name: 'contact', points: 10, perSeconds: 600 })
  @ApiOperation({
    summary: 'Send the broker a message',
    description:
      'Stored for staff to answer. Idempotent: repeating the request with the same `Idempotency-Key`, or within ten minutes without one, stores one message.',
  })
  @ApiCreatedResponse({ type: SentMessageResponse })
  sendMessage(
    @Body() body: SendMessageRequest,
    @IdempotencyKey('same') key: string | null,
    @CurrentPrincipal() principal: Principal,
  ): Promise<SentMessageResponse> {
    const { name, email, phone = null, message } = body;
    return this.sendMessageUseCase.execute({ name, email, phone, message }, key, principal, isTrapped(body));
  }
}

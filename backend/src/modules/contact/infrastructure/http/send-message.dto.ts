import { PickType } from '@nestjs/swagger';
import { Honeypot } from '#platform/infrastructure/http/body/honeypot.js';
import { emailText } from '#platform/infrastructure/http/dto/email.js';
import { OptionalText, RequiredText, sentenceUnless } from '#platform/infrastructure/http/dto/text.js';
import type { Receipt } from '../../application/send-message.js';
import { MessageResponse } from './messages.dto.js';

export class SendMessageRequest {
  @RequiredText({
    max: 200,
    example: 'Fiona Alder',
    description: 'At least 2 characters',
    ...sentenceUnless((text) => text.length >= 2, 'Name must be at least 2 characters'),
  })
  readonly name: string;

  @RequiredText(emailText({ example: 'fiona@alder-joinery.example' }))
  readonly email: string;

  @OptionalText({ max: 40, example: '0141 496 0123' })
  readonly phone?: string;

  @RequiredText({
    max: 5_000,
    shape: 'multi-line',
    example: 'Could you call me about a second spray booth?',
    description: 'At least 10 characters',
    ...sentenceUnless((text) => text.length >= 10, 'Message must be at least 10 characters'),
  })
  readonly message: string;

  @Honeypot()
  readonly leaveBlank?: unknown;
}

export class SentMessageResponse extends PickType(MessageResponse, ['id', 'createdAt']) implements Receipt {}

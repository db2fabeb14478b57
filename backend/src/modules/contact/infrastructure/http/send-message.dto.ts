import { PickType } from '@nestjs/swagger';
import { isEmail } from 'class-validator';
import { Honeypot } from '#shared/infrastructure/http/body/honeypot.js';
import { OptionalText, RequiredText, type TextOptions } from '#shared/infrastructure/http/dto/text.js';
import type { Receipt } from '../../application/send-message.js';
import { MessageResponse } from './messages.dto.js';

/** The specification's form says the same of a text that is missing and of one that will not do. */
const orElse = (
  sentence: string,
  fits: (text: string) => boolean,
): Pick<TextOptions, 'missing' | 'check'> => ({
  missing: sentence,
  check: (text) => (fits(text.trim()) ? null : sentence),
});

export class SendMessageRequest {
  @RequiredText({
    max: 200,
    example: 'Fiona Alder',
    description: 'At least 2 characters',
    ...orElse('Name must be at least 2 characters', (text) => text.length >= 2),
  })
  readonly name: string;

  @RequiredText({
    max: 254,
    example: 'fiona@alder-joinery.example',
    ...orElse('Please enter a valid email', (text) => isEmail(text)),
  })
  readonly email: string;

  @OptionalText({ max: 40, example: '0141 496 0123' })
  readonly phone?: string;

  @RequiredText({
    max: 5_000,
    shape: 'multi-line',
    example: 'Could you ring me about a second spray booth?',
    description: 'At least 10 characters',
    ...orElse('Message must be at least 10 characters', (text) => text.length >= 10),
  })
  readonly message: string;

  @Honeypot()
  readonly faxNumber?: unknown;
}

export class SentMessageResponse extends PickType(MessageResponse, ['id', 'createdAt']) implements Receipt {}

import { ApiProperty } from '@nestjs/swagger';
import { Time } from '#platform/infrastructure/http/dto/shown.js';
import type { Callback } from '../../domain/response-time/callback.js';

export class CallbackResponse implements Callback {
  @Time('2026-03-12T11:30:00.000Z', 'Time by which the broker will call, in business hours')
  readonly by: string;

  @ApiProperty({
    example: 'We will call you today by 11:30.',
    description: 'What happens next, written for the applicant',
  })
  readonly sentence: string;
}

import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { ORDERS_BY_AGE, type OrderByAge } from '#platform/application/list.js';
import { OptionalChoice } from '#platform/infrastructure/http/dto/choice.js';
import { ListQuery, Search } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { Id, NullableText, NullableTime, Time } from '#platform/infrastructure/http/dto/shown.js';
import {
  MESSAGE_STATUSES,
  type MessageListRequest,
  type MessageStatus,
  type MessageView,
} from '../../application/message-views.js';

export class ListMessagesQuery extends ListQuery implements MessageListRequest {
  @Search({
    example: 'spray booth',
    description: "Part of the sender's name, email address or phone number, or of the message",
  })
  readonly q?: string;

  @OptionalChoice(MESSAGE_STATUSES)
  readonly status?: MessageStatus;

  @OptionalChoice(ORDERS_BY_AGE, { default: 'newest' })
  readonly sort?: OrderByAge;
}

export class MarkMessageRequest {
  @ApiProperty({ example: true, description: 'Set to false to reopen the message' })
  @IsBoolean({ message: 'handled must be true or false' })
  readonly handled: boolean;
}

export class MessageResponse implements MessageView {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f13')
  readonly id: string;

  @ApiProperty({ example: 'Fiona Alder' })
  readonly name: string;

  @ApiProperty({ example: 'fiona@alder-joinery.example' })
  readonly email: string;

  @NullableText('0141 496 0123')
  readonly phone: string | null;

  @ApiProperty({ example: 'Could you call me about a second spray booth?' })
  readonly message: string;

  @Time('2026-03-12T09:30:00.000Z')
  readonly createdAt: string;

  @NullableTime(null)
  readonly handledAt: string | null;

  @NullableText(null, 'Staff member who handled it')
  readonly handledBy: string | null;
}

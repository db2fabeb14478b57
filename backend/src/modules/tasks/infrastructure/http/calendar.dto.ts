import { ApiProperty } from '@nestjs/swagger';
import { Time } from '#platform/infrastructure/http/dto/shown.js';

export class CalendarLinkResponse {
  @ApiProperty({
    example: 'https://broker.example/calendar/Zm9yIGRvY3VtZW50.ics',
    description: 'URL of the calendar; relative if the server’s public URL is not set',
  })
  readonly url: string;

  @Time('2026-03-12T09:30:00.000Z')
  readonly createdAt: string;
}

export class CurrentCalendarLinkResponse {
  @ApiProperty({
    type: CalendarLinkResponse,
    nullable: true,
    description: 'Calendar address; null if none has been created',
  })
  readonly link: CalendarLinkResponse | null;
}

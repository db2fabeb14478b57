import { ApiProperty } from '@nestjs/swagger';
import { Time } from '#platform/infrastructure/http/dto/shown.js';

export class CalendarLinkResponse {
  @ApiProperty({
    example: 'https://broker.example/calendar/Zm9yIGRvY3VtZW50.ics',
    description: 'From the root of the site when the site’s own address is not set',
  })
  readonly url: string;

  @Time('2026-03-12T09:30:00.000Z')
  readonly createdAt: string;
}

export class CurrentCalendarLinkResponse {
  @ApiProperty({ type: CalendarLinkResponse, nullable: true, description: 'Null before the first' })
  readonly link: CalendarLinkResponse | null;
}

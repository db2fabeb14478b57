import { Controller, Get, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Settings } from '#config/settings.js';
import type { AccountHolder } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { RenewCalendarLink } from '../../application/renew-calendar-link.js';
import { ShowCalendar } from '../../application/show-calendar.js';
import { ShowCalendarLink, type ShownCalendarLink } from '../../application/show-calendar-link.js';
import { CalendarLinkResponse, CurrentCalendarLinkResponse } from './calendar.dto.js';
import { writeCalendar } from './write-calendar.js';

const PATH = 'admin/calendar';

@ApiTags('tasks')
@Controller()
export class CalendarController {
  constructor(
    private readonly showCalendarLink: ShowCalendarLink,
    private readonly renewCalendarLinkUseCase: RenewCalendarLink,
    private readonly showCalendarUseCase: ShowCalendar,
    private readonly settings: Settings,
  ) {}

  @Get(PATH)
  @Access('admin')
  @ApiOperation({
    summary: 'Get your calendar address',
    description: 'Null if none has been created.',
  })
  @ApiOkResponse({ type: CurrentCalendarLinkResponse })
  async readCalendarLink(@CurrentPrincipal() { id }: AccountHolder): Promise<CurrentCalendarLinkResponse> {
    const link = await this.showCalendarLink.execute(id);
    return { link: link && this.shown(link) };
  }

  @Post(PATH)
  @HttpCode(200)
  @Access('admin')
  @RateLimit({ name: 'calendar-links', points: 30, perSeconds: 3_600 })
  @ApiOperation({
    summary: 'Create or replace your calendar address',
    description: 'The previous address stops working. Each request creates a new one.',
  })
  @ApiOkResponse({ type: CalendarLinkResponse })
  async renewCalendarLink(@CurrentPrincipal() actor: AccountHolder): Promise<CalendarLinkResponse> {
    return this.shown(await this.renewCalendarLinkUseCase.execute(actor));
  }

  @Get('calendar/:token.ics')
  @Access('visitor')
  @RateLimit({ name: 'calendar', points: 600, perSeconds: 3_600 })
  @ApiOperation({
    summary: 'Get a staff member’s open tasks as iCalendar',
    description:
      'For anyone with the address, also without the `/api` prefix. Returns 404 if the address is unknown or was replaced, or if its owner has left.',
  })
  @ApiParam({ name: 'token', description: 'Token from the calendar address' })
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  async showCalendar(@Param('token') token: string): Promise<StreamableFile> {
    const tasks = await this.showCalendarUseCase.execute(token);
    return new StreamableFile(Buffer.from(writeCalendar(tasks, this.settings.publicUrl)), {
      type: 'text/calendar; charset=utf-8',
    });
  }

  private shown({ token, createdAt }: ShownCalendarLink): CalendarLinkResponse {
    const url = `${this.settings.publicUrl ?? ''}/calendar/${token}.ics`;
    return { url, createdAt: createdAt.toISOString() };
  }
}

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
    summary: 'The address at which a calendar reads your tasks, as it is now',
    description: 'Null where none has been made.',
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
    summary: 'Make a new address for your calendar, replacing the previous one',
    description: 'The one before opens nothing from then on. Each call makes another.',
  })
  @ApiOkResponse({ type: CalendarLinkResponse })
  async renewCalendarLink(@CurrentPrincipal() actor: AccountHolder): Promise<CalendarLinkResponse> {
    return this.shown(await this.renewCalendarLinkUseCase.execute(actor));
  }

  @Get('calendar/:token.ics')
  @Access('visitor')
  @RateLimit({ name: 'calendar', points: 600, perSeconds: 3_600 })
  @ApiOperation({
    summary: 'The tasks of a member of the staff that are to be done, as iCalendar',
    description:
      'For whoever holds the address, also without /api before it. One that was replaced, or whose owner has left, is 404, like one that never was.',
  })
  @ApiParam({ name: 'token', description: 'As the address has it' })
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

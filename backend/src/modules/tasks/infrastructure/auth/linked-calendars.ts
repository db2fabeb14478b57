import { Injectable } from '@nestjs/common';
import type { StaffCalendars } from '#modules/auth/public.js';
import { CalendarLinkRepository } from '../../application/calendar-link.repository.js';

@Injectable()
export class LinkedCalendars implements StaffCalendars {
  constructor(private readonly links: CalendarLinkRepository) {}

  end(adminId: string): Promise<void> {
    return this.links.remove(adminId);
  }
}

import { Injectable } from '@nestjs/common';
import { StaffCalendars } from '#modules/auth/public.js';
import { CalendarLinkRepository } from '../../application/calendar-link.repository.js';

@Injectable()
export class LinkedCalendars extends StaffCalendars {
  constructor(private readonly links: CalendarLinkRepository) {
    super();
  }

  end(adminId: string): Promise<void> {
    return this.links.remove(adminId);
  }
}

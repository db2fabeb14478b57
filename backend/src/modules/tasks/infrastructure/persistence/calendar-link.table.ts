import { EntitySchema } from 'typeorm';
import { CalendarLink } from '../../domain/calendar-link.js';

export const calendarLinkTable = new EntitySchema<CalendarLink>({
  name: CalendarLink.name,
  tableName: 'calendar_links',
  target: CalendarLink,
  columns: {
    adminId: { type: 'uuid', name: 'admin_id', primary: true },
    id: { type: 'uuid' },
    digest: { type: 'text' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});

import { EntitySchema } from 'typeorm';
import type { CalendarLink } from '../../domain/calendar-link.js';

export const calendarLinkTable = new EntitySchema<CalendarLink>({
  name: 'CalendarLink',
  tableName: 'calendar_links',
  columns: {
    adminId: { type: 'uuid', name: 'admin_id', primary: true },
    id: { type: 'uuid' },
    digest: { type: 'text' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});

import { EntitySchema } from 'typeorm';
import { ContactMessage } from '../../domain/contact-message.js';

export const contactMessageTable = new EntitySchema<ContactMessage>({
  name: ContactMessage.name,
  target: ContactMessage,
  tableName: 'contact_submissions',
  columns: {
    id: { type: 'uuid', primary: true },
    name: { type: 'text', update: false },
    email: { type: 'text', update: false },
    phone: { type: 'text', nullable: true, update: false },
    message: { type: 'text', update: false },
    createdAt: { type: 'timestamptz', name: 'created_at', update: false },
    handledAt: { type: 'timestamptz', name: 'handled_at', nullable: true },
    handledBy: { type: 'uuid', name: 'handled_by', nullable: true },
  },
});

import { EntitySchema } from 'typeorm';
import { ContactMessage } from '../../domain/contact-message.js';

export const contactMessageTable = new EntitySchema<ContactMessage>({
  name: ContactMessage.name,
  target: ContactMessage,
  tableName: 'contact_submissions',
  columns: {
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    email: { type: 'text' },
    phone: { type: 'text', nullable: true },
    message: { type: 'text' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    handledAt: { type: 'timestamptz', name: 'handled_at', nullable: true },
    handledBy: { type: 'uuid', name: 'handled_by', nullable: true },
  },
});

import { object } from 'yup';
import type { components } from '@/api/schema';
import { trapped, type Trapped, untouchedTrap } from '@/shared/forms/honeypot';
import { atLeast, validEmail } from '@/shared/forms/rules';

export interface ContactValues extends Trapped {
  name: string;
  email: string;
  phone: string;
  message: string;
}

export const noMessage: ContactValues = { name: '', email: '', phone: '', message: '', ...untouchedTrap };

export const contactSchema = object({
  name: atLeast(2, 'Name must be at least 2 characters'),
  email: validEmail,
  message: atLeast(10, 'Message must be at least 10 characters'),
});

export function toMessage(values: ContactValues): components['schemas']['SendMessageRequest'] {
  const phone = values.phone.trim();
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    ...(phone !== '' && { phone }),
    message: values.message.trim(),
    ...trapped(values),
  };
}

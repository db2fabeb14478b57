import type { components } from '@/api/schema';
import { trapped, type Trapped, untouchedTrap } from '@/shared/forms/honeypot';

export interface ContactValues extends Trapped {
  name: string;
  email: string;
  phone: string;
  message: string;
}

export const noMessage: ContactValues = { name: '', email: '', phone: '', message: '', ...untouchedTrap };

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

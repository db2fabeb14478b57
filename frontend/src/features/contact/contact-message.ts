import type { Schemas } from '@/api/schemas';
import { honeypotAnswer, blankHoneypot } from '@/shared/forms/fields/honeypot';
import { emailRequired, type Requirements } from '@/shared/forms/rules/requirements';

type Message = Schemas['SendMessageRequest'];

/** The form's values: blank until filled in. */
export type ContactValues = Required<Message>;

export const noMessage: ContactValues = { name: '', email: '', phone: '', message: '', ...blankHoneypot };

/** The phone number is optional. */
export const messageRequirements = {
  name: { atLeast: 2, message: 'Name must be at least 2 characters' },
  email: emailRequired,
  message: { atLeast: 10, message: 'Message must be at least 10 characters' },
} satisfies Requirements;

export function toMessage(values: ContactValues): Message {
  const phone = values.phone.trim();
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    ...(phone !== '' && { phone }),
    message: values.message.trim(),
    ...honeypotAnswer(values),
  };
}

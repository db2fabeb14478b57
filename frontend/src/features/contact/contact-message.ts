import type { Schemas } from '@/api/schemas';
import { honeypotAnswer, blankHoneypot } from '@/shared/forms/fields/honeypot';
import { emailRequired, type Requirements } from '@/shared/forms/rules/requirements';

type Message = Schemas['SendMessageRequest'];

/** The form's values: blank until filled in. */
export type ContactValues = Required<Message>;

export const noMessage: ContactValues = { name: '', email: '', phone: '', message: '', ...blankHoneypot };

/** Which application the visitor writes about: from its status page. */
export interface MessageAbout {
  /** 'Alder Joinery Ltd, Business Loans, £100,000' */
  readonly application: string;
}

/** Null unless the visitor followed a link of a status page. */
export const messageAboutIn = (state: unknown): MessageAbout | null => {
  if (typeof state !== 'object' || state === null) return null;
  const { application } = state as Readonly<Record<string, unknown>>;
  return typeof application === 'string' ? { application } : null;
};

/** The phone number is optional. */
export const messageRequirements = {
  name: { atLeast: 2, message: 'Name must be at least 2 characters' },
  email: emailRequired,
  message: { atLeast: 10, message: 'Message must be at least 10 characters' },
} satisfies Requirements;

export function toMessage(values: ContactValues, about: MessageAbout | null): Message {
  const phone = values.phone.trim();
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    ...(phone !== '' && { phone }),
    message: [values.message.trim(), about && `About my application: ${about.application}`]
      .filter(Boolean)
      .join('\n\n'),
    ...honeypotAnswer(values),
  };
}

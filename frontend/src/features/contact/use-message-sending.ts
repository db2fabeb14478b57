import { useState } from 'react';
import { useSendMessageMutation } from '@/features/contact/contact-api';
import { type ContactValues, toMessage } from '@/features/contact/contact-message';
import { useIdempotent } from '@/shared/forms/use-idempotent';
import { useSending } from '@/shared/forms/use-sending';

/** Sends the form: cleared on success, kept on failure. */
export function useMessageSending() {
  const [repliesTo, setRepliesTo] = useState<string | null>(null);
  const sendMessage = useIdempotent(useSendMessageMutation());
  const send = useSending({
    send: async (values: ContactValues) => {
      const message = toMessage(values);
      setRepliesTo(null);
      await sendMessage({ body: message });
      return message.email;
    },
    sent: {
      title: 'Message Sent!',
      description: "Thank you for contacting us. We'll get back to you within 24 hours.",
    },
    failed: { title: 'Error', description: 'Failed to send message. Please try again.' },
    onSent: (email, form) => {
      form.resetForm();
      setRepliesTo(email);
    },
  });
  return { send, repliesTo };
}

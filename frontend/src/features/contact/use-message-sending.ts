import { useState } from 'react';
import type { FormikHelpers } from 'formik';
import { useSendMessageMutation } from '@/features/contact/contact-api';
import { type ContactValues, toMessage } from '@/features/contact/contact-message';
import { showProblem } from '@/shared/forms/send-problem';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { useSubmissionKey } from '@/shared/forms/use-submission-key';
import { useToast } from '@/shared/ui/toast-context';

interface Submit {
  values: ContactValues;
  form: FormikHelpers<ContactValues>;
}

/** Sends what a form holds: cleared when it arrived, kept when it did not. */
export function useMessageSending() {
  const [repliesTo, setRepliesTo] = useState<string | null>(null);
  const [sendMessage] = useSendMessageMutation();
  const keyOf = useSubmissionKey();
  const toast = useToast();

  const send = useOneAtATime(async ({ values, form }: Submit) => {
    const message = toMessage(values);
    setRepliesTo(null);
    try {
      await sendMessage({ message, idempotencyKey: keyOf(message) }).unwrap();
    } catch (failure) {
      showProblem(form, values, failure);
      toast({
        title: 'Error',
        description: 'Failed to send message. Please try again.',
        destructive: true,
      });
      return;
    }
    form.resetForm();
    setRepliesTo(message.email);
    toast({
      title: 'Message Sent!',
      description: "Thank you for contacting us. We'll get back to you within 24 hours.",
    });
  });

  return { send, repliesTo };
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import {
  type ContactValues,
  type MessageAbout,
  messageRequirements,
  noMessage,
  toMessage,
} from '@/features/contact/contact-message';
import { FieldGrid } from '@/shared/forms/fields/field-grid';
import { FormBody } from '@/shared/forms/form-body';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikForm } from '@/shared/forms/formik-form';
import { Honeypot } from '@/shared/forms/fields/honeypot';
import { schemaFor } from '@/shared/forms/rules/lazy-schema';
import { fieldsOf } from '@/shared/forms/rules/requirements';
import { SubmitRow } from '@/shared/forms/sending/submit-row';
import { useSendMessageMutation } from '@/features/contact/contact-api';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';
import { useSubmit } from '@/shared/forms/sending/use-submit';
import { LiveAlert } from '@/shared/ui/live-alert';

const schema = schemaFor(messageRequirements);
const field = fieldsOf<keyof ContactValues>(messageRequirements);

export function ContactForm({ about }: { about: MessageAbout | null }) {
  const { send, repliesTo } = useMessageSending(about);
  return (
    <FormikForm initialValues={noMessage} validationSchema={schema} onSubmit={send}>
      <FormBody label="Send us a Message">
        <Box sx={{ display: 'grid', gap: 3 }}>
          {about && (
            <Alert severity="info" role="note">
              About your application: {about.application}. We will receive this with your message.
            </Alert>
          )}
          <FormTextField {...field('name')} label="Name" autoComplete="name" />
          <FieldGrid gap={3}>
            <FormTextField {...field('email')} label="Email" type="email" autoComplete="email" />
            <FormTextField
              {...field('phone')}
              label="Phone"
              type="tel"
              autoComplete="tel"
              helperText="Only if you would like a call."
            />
          </FieldGrid>
          <FormTextField {...field('message')} label="Message" rows={6} />
          <Honeypot />
        </Box>
        <div>
          <SubmitRow pending="Sending..." note="Only we read your message. We do not pass it on.">
            Send Message
          </SubmitRow>
          <LiveAlert severity="success">
            {repliesTo !== null && <>Your message is with us. We will reply to {repliesTo}.</>}
          </LiveAlert>
        </div>
      </FormBody>
    </FormikForm>
  );
}

/** Sends the form: cleared on success, kept on failure. */
function useMessageSending(about: MessageAbout | null) {
  const [repliesTo, setRepliesTo] = useState<string | null>(null);
  const sendMessage = useIdempotent(useSendMessageMutation());
  const send = useSubmit({
    send: async (values: ContactValues) => {
      const message = toMessage(values, about);
      setRepliesTo(null);
      await sendMessage({ body: message });
      return message.email;
    },
    successToast: {
      title: 'Message Sent!',
      description: "Thank you for contacting us. We'll get back to you within 24 hours.",
    },
    errorToast: { title: 'Error', description: 'Failed to send message. Please try again.' },
    onSuccess: (email, form) => {
      form.resetForm();
      setRepliesTo(email);
    },
  });
  return { send, repliesTo };
}

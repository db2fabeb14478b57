import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Schemas } from '@/api/schemas';
import {
  complaintRequirements,
  noComplaint,
  toComplaint,
  type ComplaintValues,
} from '@/features/complaints/complaint-words';
import { useSubmitComplaintMutation } from '@/features/complaints/submit-complaint-api';
import { FieldGrid } from '@/shared/forms/fields/field-grid';
import { FormBody } from '@/shared/forms/form-body';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikForm } from '@/shared/forms/formik-form';
import { Honeypot } from '@/shared/forms/fields/honeypot';
import { schemaFor } from '@/shared/forms/rules/lazy-schema';
import { fieldsOf } from '@/shared/forms/rules/requirements';
import { SubmitRow } from '@/shared/forms/sending/submit-row';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';
import { useSubmit } from '@/shared/forms/sending/use-submit';
import { LiveAlert } from '@/shared/ui/live-alert';

const schema = schemaFor(complaintRequirements);
const field = fieldsOf<keyof ComplaintValues>(complaintRequirements);

interface ComplaintFormProps {
  kind: Schemas['MakeComplaintRequest']['kind'];
  /** The form's accessible name. */
  label: string;
  /** An example for the text, as helper text. */
  hint: string;
}

/** A complaint to us: cleared once we have it, with its reference; kept if sending fails. */
export function ComplaintForm({ kind, label, hint }: ComplaintFormProps) {
  const [received, setReceived] = useState<{ reference: string; email: string } | null>(null);
  const make = useIdempotent(useSubmitComplaintMutation());
  const send = useSubmit({
    send: async (values: ComplaintValues) => {
      const body = toComplaint(kind, values);
      setReceived(null);
      const { reference } = await make({ body });
      return { reference, email: body.email };
    },
    successToast: { title: 'Complaint sent', description: 'We have emailed you its reference.' },
    errorToast: {
      title: 'Not sent',
      description: 'We could not send your complaint. Your text is still here. Please try again.',
    },
    onSuccess: (answer, form) => {
      form.resetForm();
      setReceived(answer);
    },
  });
  return (
    <FormikForm initialValues={noComplaint} validationSchema={schema} onSubmit={send}>
      <FormBody label={label}>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <FieldGrid gap={3}>
            <FormTextField {...field('name')} label="Name" autoComplete="name" />
            <FormTextField {...field('email')} label="Email" type="email" autoComplete="email" />
            <FormTextField {...field('phone')} label="Phone" type="tel" autoComplete="tel" />
            <FormTextField {...field('company')} label="Company" autoComplete="organization" />
          </FieldGrid>
          <FormTextField {...field('whatHappened')} label="What happened" rows={6} helperText={hint} />
          <FormTextField {...field('wanted')} label="What would put it right" rows={3} />
          <Honeypot />
        </Box>
        <div>
          <SubmitRow
            pending="Sending..."
            note="Only our staff read your complaint. We use your details to answer it."
          >
            Send complaint
          </SubmitRow>
          <LiveAlert severity="success">
            {received && (
              <>
                We have received your complaint. Its reference is {received.reference}. We have emailed a
                confirmation to {received.email}.
              </>
            )}
          </LiveAlert>
        </div>
      </FormBody>
    </FormikForm>
  );
}

import { useChangeOwnContactMutation, useOwnContactQuery } from '@/features/staff/staff-api';
import { FormBody } from '@/shared/forms/form-body';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikForm } from '@/shared/forms/formik-form';
import { ProblemNote } from '@/shared/forms/sending/problem-note';
import { SubmitButton } from '@/shared/forms/sending/submit-button';
import { useSubmit } from '@/shared/forms/sending/use-submit';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';
import { Section } from '@/shared/ui/section';

interface Values {
  phone: string;
}

/** The phone number that partners see on the cases of the signed-in member of staff. */
export function OwnContactSection() {
  const contact = useOwnContactQuery(undefined);
  const [change] = useChangeOwnContactMutation();
  const send = useSubmit({
    send: ({ phone }: Values) => change({ phone: phone.trim() === '' ? null : phone.trim() }).unwrap(),
    successToast: { title: 'Phone number saved' },
  });
  return (
    <Section
      title="Phone number"
      intro="Partners see it on the cases you own. If empty, they see the firm’s number."
    >
      <QueryBoundary query={contact} name="Your phone number" height={56}>
        {({ phone }) => (
          <FormikForm<Values> initialValues={{ phone: phone ?? '' }} enableReinitialize onSubmit={send}>
            <FormBody label="Phone number">
              <FormTextField name="phone" label="Phone" type="tel" autoComplete="tel" />
              <div>
                <SubmitButton pending="Saving..." quiet>
                  Save phone number
                </SubmitButton>
                <ProblemNote />
              </div>
            </FormBody>
          </FormikForm>
        )}
      </QueryBoundary>
    </Section>
  );
}

import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { array, boolean, object } from 'yup';
import { VIA_CHOICES } from '@/features/deals/consents/consents';
import { useAskConsentsMutation, type AskedConsents } from '@/features/deals/deals-api';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { useForm } from '@/shared/forms/form-context';
import { choice, formSchema } from '@/shared/forms/rules/form-schema';
import { FormRadioGroup } from '@/shared/forms/fields/form-radio-group';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';

type Answer = NonNullable<AskedConsents['state']>;
type Via = NonNullable<AskedConsents['via']>;

const ANSWERS = [
  { value: 'given', label: 'Yes' },
  { value: 'refused', label: 'No' },
];

const CHOOSE = 'Choose at least one lender';

const schema = formSchema(
  object({
    /** In the order of the lenders. */
    chosen: array(boolean().defined()).default([]),
    answer: choice<Answer>('Does the client consent?', 'given'),
    via: choice<Via>('How the client answered', 'phone'),
  }).test(
    'chosen',
    (values, { createError }) =>
      // Beside the checkboxes, none of which is wrong by itself.
      values.chosen.includes(true) || createError({ path: 'lenders', message: CHOOSE }),
  ),
);

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

interface ConsentDialogProps {
  applicationId: string;
  /** Whether to email the client, or to record an answer. */
  what: 'ask' | 'record';
  /** All options. */
  lenders: readonly string[];
  chosen: readonly string[];
  onClose: () => void;
}

/** Asks the client for consent by email, or records an answer. */
export function ConsentDialog({ applicationId, what, lenders, chosen, onClose }: ConsentDialogProps) {
  const ask = useIdempotent(useAskConsentsMutation());
  const isRequest = what === 'ask';

  return (
    <FormikDialog
      title={isRequest ? 'Request consent' : 'Record client’s answer'}
      label="Client’s consent"
      schema={schema}
      initialValues={{ chosen: lenders.map((lender) => chosen.includes(lender)) }}
      submit={isRequest ? 'Send the question' : 'Record'}
      pending={isRequest ? 'Sending...' : 'Saving...'}
      send={async ({ chosen: ticked, answer, via }) => {
        const named = lenders.filter((_, index) => ticked[index]);
        const body: AskedConsents = { lenders: named, ...(!isRequest && { state: answer, via }) };
        await ask({ applicationId, body });
        return named;
      }}
      successToast={(named) => ({
        title: isRequest ? 'Consent requested' : 'Answer recorded',
        description: listed.format(named),
      })}
      errorToast={{
        title: isRequest ? 'Consent not requested' : 'Not recorded',
        description: 'Nothing was changed',
      }}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {isRequest
          ? 'We will email the client a link to the status page, where they can answer for each lender.'
          : 'Record what the client told you. It is logged under your name.'}
      </Typography>
      <Lenders lenders={lenders} />
      {!isRequest && (
        <>
          <FormRadioGroup name="answer" options={ANSWERS} />
          <FormSelect name="via" options={VIA_CHOICES} placeholder={null} />
        </>
      )}
    </FormikDialog>
  );
}

function Lenders({ lenders }: { lenders: readonly string[] }) {
  const id = useId();
  const { values, submitCount } = useForm<{ chosen: readonly boolean[] }>();
  const missing = submitCount > 0 && !values.chosen.includes(true);
  return (
    <FormControl component="fieldset" error={missing}>
      <FormLabel component="legend" id={id}>
        Lenders
      </FormLabel>
      {lenders.map((lender, index) => (
        <FormCheckbox key={lender} name={`chosen.${index}`} label={lender} />
      ))}
      {missing && <FormHelperText>{CHOOSE}</FormHelperText>}
    </FormControl>
  );
}

import Box from '@mui/material/Box';
import { useField } from 'formik';
import type { Schemas } from '@/api/schemas';
import { visuallyHidden } from '@/shared/ui/visually-hidden';

/** A value that people leave blank, because they are never shown it. What fills it in is a program. */
export type HoneypotValues = Required<Pick<Schemas['SubmitApplicationRequest'], 'faxNumber'>>;

export const blankHoneypot: HoneypotValues = { faxNumber: '' };

/** What to send of it: nothing, as long as it is blank. */
export const honeypotAnswer = ({ faxNumber }: HoneypotValues): Partial<HoneypotValues> =>
  faxNumber === '' ? {} : { faxNumber };

/** Out of sight, out of the tab order and silent; the server drops what comes with it filled in. */
export function Honeypot() {
  const [input] = useField<string>('faxNumber');
  return (
    <Box aria-hidden="true" sx={visuallyHidden}>
      <label>
        Fax number
        <input {...input} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </Box>
  );
}

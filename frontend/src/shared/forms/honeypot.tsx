import Box from '@mui/material/Box';
import { useField } from 'formik';
import type { Schemas } from '@/api/schemas';
import { visuallyHidden } from '@/shared/ui/visually-hidden';

/** A value that people leave blank, because they are never shown it. What fills it in is mostly a program. */
export type HoneypotValues = Required<Pick<Schemas['SubmitApplicationRequest'], 'leaveBlank'>>;

export const blankHoneypot: HoneypotValues = { leaveBlank: '' };

/** What to send of it: nothing, as long as it is blank. */
export const honeypotAnswer = ({ leaveBlank }: HoneypotValues): Partial<HoneypotValues> =>
  leaveBlank === '' ? {} : { leaveBlank };

/** For the password managers that fill in what says `autocomplete="off"`, each in its own word. */
const OPT_OUTS = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const;

/** Out of sight, out of the tab order and silent; the server holds what comes with it filled in for staff to check. */
export function Honeypot() {
  const [input] = useField<string>('leaveBlank');
  return (
    <Box aria-hidden="true" sx={visuallyHidden}>
      <label>
        Leave this blank
        <input {...input} type="text" tabIndex={-1} autoComplete="off" {...OPT_OUTS} />
      </label>
    </Box>
  );
}

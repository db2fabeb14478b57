import Box from '@mui/material/Box';
import type { Schemas } from '@/api/schemas';
import { useForm } from '@/shared/forms/form-context';
import { visuallyHidden } from '@/shared/ui/visually-hidden';

/** A hidden field that people leave blank. If it is filled in, the sender is probably a bot. */
export type HoneypotValues = Required<Pick<Schemas['SubmitApplicationRequest'], 'leaveBlank'>>;

export const blankHoneypot: HoneypotValues = { leaveBlank: '' };

/** Omits the field while it is blank. */
export const honeypotAnswer = ({ leaveBlank }: HoneypotValues): Partial<HoneypotValues> =>
  leaveBlank === '' ? {} : { leaveBlank };

/** Password managers that ignore `autocomplete="off"` have attributes of their own. */
const OPT_OUTS = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const;

/**
 * Invisible, not focusable and hidden from screen readers. The server holds submissions with it filled in for staff
 * to check.
 */
export function Honeypot() {
  const { values, handleChange, handleBlur } = useForm<HoneypotValues>();
  return (
    <Box aria-hidden="true" sx={visuallyHidden}>
      <label>
        Leave this blank
        <input
          name="leaveBlank"
          value={values.leaveBlank}
          onChange={handleChange}
          onBlur={handleBlur}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          {...OPT_OUTS}
        />
      </label>
    </Box>
  );
}

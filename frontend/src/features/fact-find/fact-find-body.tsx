import Box from '@mui/material/Box';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { DraftNote } from '@/features/fact-find/draft-note';
import { useFactFind } from '@/features/fact-find/fact-find-state';
import { FormBody } from '@/shared/forms/form-body';
import { type FactFindValues, shownAnswer } from '@/features/fact-find/fact-find-answers';
import { givenAnswers } from '@/shared/application-answers/given-answers';
import { useForm } from '@/shared/forms/form-context';
import { SubmitRow } from '@/shared/forms/sending/submit-row';
import { HEADER_HEIGHT } from '@/shared/ui/header-height';

interface FactFindBodyProps {
  /** Replaces submitting, for example to go to the next step. */
  onSubmit?: (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => void;
  /** Called after all answers were cleared. */
  onStartAgain: () => void;
  /** Whether the answers so far are beside the form on a wide screen. */
  hasSummary?: boolean;
  children: ReactNode;
}

/** The form of a fact-find with the note on its draft and, beside it, the answers so far. */
export function FactFindBody({ onSubmit, onStartAgain, hasSummary = true, children }: FactFindBodyProps) {
  const { id, label } = useFactFind().definition;
  return (
    <Box sx={columns}>
      <FormBody label={label} id={id} {...(onSubmit && { onSubmit })}>
        {children}
        <DraftNote onStartAgain={onStartAgain} />
      </FormBody>
      {hasSummary && (
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <Box
            sx={{
              position: 'sticky',
              top: HEADER_HEIGHT + 32,
              maxHeight: 'calc(100vh - 128px)',
              overflowY: 'auto',
            }}
          >
            <AnswersSummary />
          </Box>
        </Box>
      )}
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 4, md: 8 },
  gridTemplateColumns: { md: 'minmax(0, 1fr) 280px' },
} as const;

/** The answers so far, in the order of the form. */
function AnswersSummary() {
  const id = useId();
  const { values } = useForm<FactFindValues>();
  const answers = givenAnswers(useFactFind().definition.sections, values);
  return (
    <Paper component="aside" variant="accent" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2">
        Your answers
      </Typography>
      {answers.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Your answers appear here as you go, so you can check them before you submit.
        </Typography>
      )}
      <Box component="dl" sx={{ m: 0, mt: 1 }}>
        {answers.map(({ field, value }) => (
          <Box key={field.name} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {field.label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {shownAnswer(field, value)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

/** Submits the form, and says who will see what. */
export function FindLendersButton() {
  return (
    <SubmitRow
      pending="Finding Matches..."
      note="We save your application and compare it with every lender on the panel. Your details come to us, not to the lenders."
    >
      Find Matching Lenders
    </SubmitRow>
  );
}

const SEARCH = 'search';

/** Submits a form elsewhere on the page, in any step. */
export function SearchAgain({ formId }: { formId: string }) {
  return (
    <Button type="submit" form={formId} value={SEARCH} size="small">
      Search again
    </Button>
  );
}

/** Whether that button submitted the form. */
export const asksToSearch = ({ submitter }: SubmitEvent): boolean =>
  submitter instanceof HTMLButtonElement && submitter.value === SEARCH;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { type Draft, isBlank } from '@/features/fact-find/draft';
import { useKeptAnswers } from '@/features/fact-find/use-kept-answers';
import type { FactFindAnswers, FactFindValues } from '@/features/fact-find/fact-find-answers';

interface DraftNoteProps {
  draft: Draft;
  /** Where answers are stored, and until when. */
  children: string;
  /** Called with restored answers, and on each change. */
  onAnswers: (values: FactFindValues) => void;
  onStartAgain: () => void;
  /** Answers given elsewhere on the page, already submitted. */
  answered: Partial<FactFindAnswers> | null;
}

/** Stores answers in the browser while typing, says so, and offers to clear them. */
export function DraftNote({ draft, children, onAnswers, onStartAgain, answered }: DraftNoteProps) {
  const { values, setValues } = useFormikContext<FactFindValues>();
  const [asking, setAsking] = useState(false);
  const kept = useKeptAnswers(draft, onAnswers);
  const empty = isBlank(values);
  const taken = useRef(answered);

  useEffect(() => {
    if (answered === null || taken.current === answered) return;
    taken.current = answered;
    const next = { ...values, ...answered } as FactFindValues;
    void setValues(next).then(() => draft.keepSent(next));
  }, [answered, values, setValues, draft]);

  const startAgain = () => {
    setAsking(false);
    onStartAgain();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 40ch' }}>
        {kept ? children : NOT_KEPT}
      </Typography>
      {!empty && !asking && (
        <Button variant="text" sx={{ mx: -1.5 }} onClick={() => setAsking(true)}>
          Start again
        </Button>
      )}
      {asking && (
        <Box
          role="group"
          aria-label="Clear every answer?"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
        >
          <Typography variant="body2">Clear every answer?</Typography>
          <Button variant="outlined" size="small" autoFocus onClick={startAgain}>
            Clear answers
          </Button>
          <Button variant="text" size="small" onClick={() => setAsking(false)}>
            Keep answers
          </Button>
        </Box>
      )}
    </Box>
  );
}

const NOT_KEPT =
  'This browser cannot save drafts. You will lose your answers if you close or reload the page.';

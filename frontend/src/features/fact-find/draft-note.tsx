import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useLayoutEffect, useState } from 'react';
import { isBlank, isSame } from '@/features/fact-find/draft';
import type { FactFindValues } from '@/features/fact-find/fact-find-answers';
import { useFactFind } from '@/features/fact-find/fact-find-state';
import { useForm } from '@/shared/forms/form-context';

interface DraftNoteProps {
  /** Called after all answers were cleared. */
  onStartAgain: () => void;
}

/** Stores answers in the browser while typing, says so, and offers to clear them. */
export function DraftNote({ onStartAgain }: DraftNoteProps) {
  const { values } = useForm<FactFindValues>();
  const { definition, canStore, startAgain } = useFactFind();
  const [asking, setAsking] = useState(false);
  useDraft();
  const clear = () => {
    setAsking(false);
    startAgain();
    onStartAgain();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 40ch' }}>
        {canStore ? definition.storageNote : NOT_STORED}
      </Typography>
      {!isBlank(values) && !asking && (
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
          <Button variant="outlined" size="small" autoFocus onClick={clear}>
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

const NOT_STORED =
  'This browser cannot save drafts. You will lose your answers if you close or reload the page.';

/** Fills the form with the answers of an earlier visit and of the link that led here, and stores it from then on. */
function useDraft(): void {
  const { values } = useForm<FactFindValues>();
  const { definition, linked, filledWith, dispatch } = useFactFind();
  const { draft, blank } = definition;

  // Before painting: a reloaded step would otherwise flash blank and shift. A prerendered page knows its link's
  // data only once hydrated.
  useLayoutEffect(() => {
    if (filledWith === linked) return;
    const before = filledWith ? values : draft.load(values);
    // Rendering again during hydration would hydrate every section at once.
    if (isBlank(before) && linked.fundingType === '' && linked.amount === '') return;
    dispatch({ type: 'filled', linked, before });
  }, [draft, linked, filledWith, values, dispatch]);

  useEffect(() => {
    if (filledWith !== linked || isSame(draft.load(blank), values)) return;
    dispatch({ type: 'saved', canStore: draft.save(values) });
  }, [draft, blank, linked, filledWith, values, dispatch]);
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import {
  useListTermMeaningsQuery,
  type FoundTerm,
  type KnownTerm,
  type ImportWithReport,
  type TermMeaning,
} from '@/features/lender-import/lender-import-api';
import type { NewTerm, TermSavedInPreview } from '@/features/lender-import/use-lender-import';
import { termRow } from '@/features/lender-import/term-row';
import { termKindLabel } from '@/features/lender-import/term-kinds';
import { OptionSelect } from '@/shared/forms/fields/option-select';
import { counted, inFigures } from '@/shared/lib/figures';

/** Few enough to read at a glance. */
const AT_FIRST = 8;

interface UnknownTermsProps {
  terms: ImportWithReport['words'];
  savedTerm: TermSavedInPreview | null;
  busy: boolean;
  onSaveTerm: (term: NewTerm) => void;
}

/** A file’s terms, unknown ones first, each with its possible meanings; and the effect of the last saved term. */
export function UnknownTerms({ terms, savedTerm, busy, onSaveTerm }: UnknownTermsProps) {
  const { unknown, unknownLeftOut, taught: used, known } = terms;
  const { data: meanings = [] } = useListTermMeaningsQuery(null);
  const [all, setAll] = useState(false);
  const [readShown, setReadShown] = useState(false);
  const confirmation = useRef<HTMLDivElement>(null);

  // The pressed row is gone: focus moves to its effect.
  useEffect(() => {
    if (savedTerm) confirmation.current?.focus();
  }, [savedTerm]);

  const shown = all ? unknown : unknown.slice(0, AT_FIRST);
  const more = unknown.length - shown.length;
  return (
    <>
      <Box role="status" ref={confirmation} tabIndex={-1} sx={{ '&:empty': { display: 'none' } }}>
        {savedTerm && <Alert severity="success">{whatChanged(savedTerm)}</Alert>}
      </Box>
      {unknown.length > 0 && (
        <section>
          <Typography variant="h4" component="h3">
            Unrecognised terms ({unknown.length + unknownLeftOut})
          </Typography>
          <Typography color="textSecondary" sx={{ maxWidth: '75ch', mb: 1.5 }}>
            Choose what each term means and we will remember it for future files. Skip any you are not sure
            of: part of a nation, for example, is not the nation.
          </Typography>
          <TermRows terms={shown} meanings={meanings} busy={busy} onSaveTerm={onSaveTerm} />
          {more > 0 && (
            <Button variant="outlined" onClick={() => setAll(true)} sx={{ mt: 1.5 }}>
              Show {more} more
            </Button>
          )}
          {unknownLeftOut > 0 && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              And {inFigures(unknownLeftOut)} more in fewer rows.
            </Typography>
          )}
        </section>
      )}
      {used.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          Read using your terms:{' '}
          {used.map(({ word, means, rows }) => `“${word}” as ${means} (${counted(rows, 'row')})`).join(', ')}.
        </Typography>
      )}
      {known.length > 0 && (
        <section>
          <Button
            variant="outlined"
            aria-expanded={readShown}
            onClick={() => setReadShown((shown) => !shown)}
          >
            {readShown ? 'Hide' : 'Check'} how {counted(known.length, 'other word')} were read
          </Button>
          {readShown && (
            <Box sx={{ mt: 1.5 }}>
              <TermRows terms={known} meanings={meanings} busy={busy} onSaveTerm={onSaveTerm} />
            </Box>
          )}
        </section>
      )}
    </>
  );
}

interface TermRowsProps extends Omit<TermRowProps, 'found'> {
  terms: readonly TermRowProps['found'][];
}

const TermRows = ({ terms, meanings, ...rest }: TermRowsProps) => (
  <Paper variant="outlined">
    <List disablePadding>
      {terms.map((found) => (
        <TermRow
          key={`${found.kind} ${found.word}`}
          found={found}
          meanings={meanings.filter(({ kind }) => kind === found.kind)}
          {...rest}
        />
      ))}
    </List>
  </Paper>
);

interface TermRowProps {
  found: FoundTerm | KnownTerm;
  meanings: readonly TermMeaning[];
  busy: boolean;
  onSaveTerm: (term: NewTerm) => void;
}

function TermRow({ found, meanings, busy, onSaveTerm }: TermRowProps) {
  const [meaning, setMeaning] = useState('');
  const { kind, word, sheet, column, rows, example } = found;
  const where = [kind === 'header' ? sheet : `${sheet}, ${column ?? ''}`, counted(rows, 'row')].join(', ');
  return (
    <Box component="li" sx={termRow}>
      <div>
        <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {word}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {termKindLabel(kind)}, {where}
          {example !== null && `, such as “${example}”`}
          {'means' in found && `. Read as ${found.means}`}
        </Typography>
      </div>
      <Box sx={choice}>
        <OptionSelect
          value={meaning}
          options={meanings}
          placeholder={'means' in found ? 'Choose another meaning' : 'Choose a meaning'}
          onChange={({ target }) => setMeaning(target.value)}
          inputProps={{ 'aria-label': `Meaning of ${word}` }}
        />
        <Button
          disabled={busy || meaning === ''}
          aria-label={`Use for ${word}`}
          onClick={() => onSaveTerm({ found, meaning })}
        >
          Use
        </Button>
      </Box>
    </Box>
  );
}

const FIGURES = [
  ['created', 'new'],
  ['updated', 'changed'],
  ['unchanged', 'unchanged'],
  ['failed', 'rejected'],
] as const;

/** 'new 1 → 2, rejected 1 → 0' */
function whatChanged({ word, means, before, after }: TermSavedInPreview): string {
  const moved = FIGURES.filter(([figure]) => before[figure] !== after[figure]).map(
    ([figure, name]) => `${name} ${before[figure]} → ${after[figure]}`,
  );
  const figures =
    moved.length > 0
      ? `That changes: ${moved.join(', ')}.`
      : 'The number of rows imported is the same; their new values are below.';
  return `Saved: “${word}” means ${means}. ${figures}`;
}

const choice = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '17rem auto' },
  gap: 1,
} as const;

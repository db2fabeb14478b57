import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useForm } from '@/shared/forms/form-context';
import { clockTime } from '@/shared/lib/dates';
import { describeChange } from '@/shared/lib/use-read-version';
import type { RecordValues } from '@/shared/forms/dialog/merge';
import type { EditConflict } from '@/shared/forms/dialog/use-record-form';
import { YES_NO } from '@/shared/lib/labels';

interface ConflictNoticeProps {
  conflict: EditConflict;
  /** The kind of record: 'lender'. */
  recordKind: string;
  /** Label of the save button. */
  save: string;
  labels: Readonly<Record<string, string>>;
  /** Formats a field's value, if it differs from its text. */
  formatValue?: (field: string, text: string) => ReactNode;
}

/** Shows both versions of a record that someone else changed in the meantime, to choose from field by field. */
export function ConflictNotice({
  conflict,
  recordKind,
  save,
  labels,
  formatValue = formatText,
}: ConflictNoticeProps) {
  const { by, at, conflicts, updated } = conflict;
  const { values, setFieldValue } = useForm<RecordValues>();
  const who = by ?? 'someone';
  const labelOf = (field: string) => labels[field] ?? field;
  return (
    <Alert severity="warning">
      <Typography sx={{ fontWeight: 600 }}>
        {describeChange(conflict, `changed this ${recordKind}`)}, after you opened it.
      </Typography>
      <Typography variant="body2">
        Your changes are still here but not saved yet.{' '}
        {updated.length + conflicts.length > 0 ? 'Compare both versions, then press' : UNTOUCHED} {save}{' '}
        again.
      </Typography>
      {updated.length > 0 && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          Updated from {who}, where you had made no changes: {updated.map(labelOf).join(', ')}.
        </Typography>
      )}
      {conflicts.length > 0 && (
        <Box component="ul" sx={list}>
          {conflicts.map(({ field, mine, theirs }) => (
            <Box component="li" key={field}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {labelOf(field)}
              </Typography>
              {(
                [
                  ['Yours', mine],
                  [whoseIs(by, at), theirs],
                ] as const
              ).map(([whose, value]) => (
                <Box key={whose} sx={version}>
                  <Button
                    variant={values[field] === value ? 'contained' : 'outlined'}
                    size="small"
                    aria-pressed={values[field] === value}
                    aria-label={`Keep ${whose}: ${labelOf(field)}`}
                    onClick={() => void setFieldValue(field, value)}
                  >
                    Keep
                  </Button>
                  <Typography variant="body2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
                    {whose}: {value === '' ? 'nothing' : formatValue(field, String(value))}
                  </Typography>
                </Box>
              ))}
            </Box>
          ))}
        </Box>
      )}
    </Alert>
  );
}

const UNTOUCHED = 'None of these fields changed. Press';

/** 'You' are the reader, who saved in another tab. */
function whoseIs(by: EditConflict['by'], at: string): string {
  if (by === 'You') return `Saved at ${clockTime(at)}`;
  return by ? `${by}’s` : 'Theirs';
}

const formatText = (_field: string, text: string): string => YES_NO[text] ?? text;

const list = { m: 0, mt: 1.5, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 } as const;
const version = {
  mt: 0.75,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
} as const;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import {
  useErasePersonMutation,
  usePreviewErasureQuery,
  type DataRequest,
  type ErasureLine,
  type ErasurePreview,
} from '@/features/people/people-api';
import { OutcomeChip, RECORD_TYPES } from '@/features/people/people-labels';
import { plainTable, tableRoom } from '@/features/people/plain-table';
import { ConfirmedAction } from '@/shared/dialogs/confirmed-action';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';
import { longDate, shortDate } from '@/shared/lib/dates';
import { counted } from '@/shared/lib/figures';
import { lookUp } from '@/shared/lib/labels';
import { RecordLink } from '@/shared/lists/record-link';
import { LoadingCards } from '@/shared/ui/loading/loading-cards';
import { Section } from '@/shared/ui/section';
import { ActionNotice } from '@/shared/ui/action-notice';

interface ErasureSectionProps {
  request: DataRequest;
  onChooseRecords: () => void;
}

/** What an erasure would do, record by record, for a person to check and sign off. */
export function ErasureSection({ request, onChooseRecords }: ErasureSectionProps) {
  const previewed = usePreviewErasureQuery(request.id, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Section
      variant="card"
      title="What would be erased"
      actions={
        <Button
          variant="outlined"
          size="small"
          disabled={previewed.isFetching}
          onClick={() => void previewed.refetch()}
        >
          Check again
        </Button>
      }
    >
      <QueryBoundary
        query={previewed}
        name="The preview"
        fallback={<LoadingCards label="Loading what would be erased" count={1} />}
      >
        {(preview) => (
          // Another version is another table: it has to be checked again.
          <Preview
            key={preview.version}
            request={request}
            preview={preview}
            onChooseRecords={onChooseRecords}
          />
        )}
      </QueryBoundary>
    </Section>
  );
}

const isErased = ({ outcome }: ErasureLine): boolean => outcome !== 'stays';

/** '2 deleted, 1 made anonymous, 1 stays'. */
const inAll = (lines: readonly ErasureLine[]): string => {
  const count = (outcome: ErasureLine['outcome']) => lines.filter((line) => line.outcome === outcome).length;
  const [deleted, anonymised, stays] = [count('deleted'), count('anonymised'), count('stays')];
  return [
    deleted > 0 && `${counted(deleted, 'record')} deleted`,
    anonymised > 0 && `${counted(anonymised, 'record')} made anonymous`,
    stays > 0 && `${counted(stays, 'record')} kept`,
  ]
    .filter(Boolean)
    .join(', ');
};

interface PreviewProps extends ErasureSectionProps {
  preview: ErasurePreview;
}

function Preview({ request, preview, onChooseRecords }: PreviewProps) {
  const { lines, others, recipients, waitingEmails } = preview;
  const [isChecked, setChecked] = useState(false);
  const { dialog, openDialog } = useDialog({ request, preview });
  const erased = lines.filter(isErased).length;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h4" component="p">
        {inAll(lines)}
      </Typography>
      <Box sx={tableRoom}>
        <Box component="table" sx={plainTable} aria-label="What would be erased">
          <thead>
            <tr>
              {['Record', 'What happens', 'Why', 'What it holds'].map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </tbody>
        </Box>
      </Box>
      {others.length > 0 && (
        <ActionNotice action="Choose records" onAction={onChooseRecords}>
          {counted(others.length, 'record')} with the same email address {others.length === 1 ? 'is' : 'are'}{' '}
          not chosen and would stay:{' '}
          {others
            .map(({ type, name, at }) => `${lookUp(RECORD_TYPES, type) ?? type} of ${name}, ${shortDate(at)}`)
            .join('; ')}
          .
        </ActionNotice>
      )}
      <Also title="Tell these lenders">
        {recipients.length > 0 &&
          `${recipients.join(', ')}: they received the details, so tell them about the erasure.`}
      </Also>
      <Also title="Emails">
        {waitingEmails > 0 && `${counted(waitingEmails, 'email')} waiting or unsent would be removed.`}
      </Also>
      {erased === 0 ? (
        <Typography>Nothing can be erased now. Tell the person why, and close the request.</Typography>
      ) : (
        <Box
          sx={{
            pt: 2,
            borderTop: 1,
            borderColor: 'divider',
            display: 'grid',
            gap: 1.5,
            justifyItems: 'start',
          }}
        >
          <FormControlLabel
            control={<Checkbox checked={isChecked} onChange={({ target }) => setChecked(target.checked)} />}
            label="I have checked each line. These records belong to this person."
          />
          <Button disabled={!isChecked} onClick={() => openDialog(EraseDialog, {})}>
            Erase {counted(erased, 'record')}
          </Button>
        </Box>
      )}
      {dialog}
    </Box>
  );
}

function Line({ line }: { line: ErasureLine }) {
  const { type, id, name, company, at, outcome, why, until, parts } = line;
  return (
    <tr>
      <th scope="row">
        <RecordLink type={type} id={id} name={company ?? name} />
        <Typography variant="caption" component="div" color="textSecondary">
          {[lookUp(RECORD_TYPES, type) ?? type, company !== null && name, shortDate(at)]
            .filter(Boolean)
            .join(', ')}
        </Typography>
      </th>
      <td>
        <OutcomeChip status={outcome} />
        {until !== null && (
          <Typography variant="caption" component="div" color="textSecondary">
            until {longDate(until)}
          </Typography>
        )}
      </td>
      <td data-label="Why">{why}</td>
      <td data-label="Holds">
        {parts.map(({ holds, rows }) => (rows === 1 ? holds : `${holds} (${rows})`)).join('; ')}
      </td>
    </tr>
  );
}

function Also({ title, children }: { title: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <Typography variant="h4" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </div>
  );
}

interface EraseDialogProps {
  request: DataRequest;
  preview: ErasurePreview;
  onClose: () => void;
}

function EraseDialog({ request, preview, onClose }: EraseDialogProps) {
  const [erase] = useErasePersonMutation();
  const { refetch } = usePreviewErasureQuery(request.id);
  return (
    <ConfirmedAction
      title={`Erase the data of ${request.name}?`}
      message={`${inAll(preview.lines)}. This cannot be undone. The activity log records that you erased data, not whose.`}
      confirm="Erase"
      pending="Erasing..."
      action={async () => {
        try {
          await erase({ id: request.id, version: preview.version }).unwrap();
        } catch (failure) {
          void refetch();
          throw failure;
        }
      }}
      successToast={{ title: 'Data erased', description: 'Tell the person, then close the request.' }}
      errorToast={{ title: 'Not erased', description: 'Nothing was erased. Check the table again.' }}
      onClose={onClose}
    />
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FormikHelpers } from 'formik';
import type { LeadsImported, LeadsPreview } from '@/features/leads/leads-api';
import { LeadsPreviewReport } from '@/features/leads/leads-preview';
import { useLeadsImport } from '@/features/leads/use-leads-import';
import { FormBody } from '@/shared/forms/form-body';
import { FormRadioGroup } from '@/shared/forms/fields/form-radio-group';
import { FormikForm } from '@/shared/forms/formik-form';
import { showProblem } from '@/shared/forms/sending/send-problem';
import { useSingleFlight } from '@/shared/forms/sending/use-single-flight';
import { counted } from '@/shared/lib/figures';
import { FileDrop, type Progress } from '@/shared/imports/file-drop';
import { FormDialog } from '@/shared/forms/dialog/form-dialog';
import { FormDialogActions } from '@/shared/forms/dialog/form-dialog-actions';
import { StepHeading } from '@/shared/imports/step-heading';
import type { PreviewedFile } from '@/shared/imports/use-previewed-import';
import { IssueTable } from '@/shared/lists/issue-table';

const TITLE = 'Import Leads';
const STEPS = ['Choose a file', 'Check what was read', 'Imported'] as const;

/** Imports a spreadsheet of leads: previews each row, adds them on confirmation, and reports the result. */
export function ImportLeadsDialog({ onClose }: { onClose: () => void }) {
  const { choose, add, startAgain, fileName, progress, read, imported, problem } = useLeadsImport();
  const step = imported ? 2 : read ? 1 : 0;
  return (
    <FormDialog
      title={TITLE}
      dirty={step === 1}
      guard={{
        title: 'Leave without importing?',
        message: `No leads from ${read?.file.name ?? 'the file'} have been added yet.`,
        stay: 'Keep checking',
        leave: 'Leave',
      }}
      busy={progress !== null}
      maxWidth="md"
      onClose={onClose}
    >
      {(close) => (
        <Box sx={column}>
          <StepHeading steps={STEPS} step={step} variant="h3" />
          {imported ? (
            <Imported imported={imported} onAgain={startAgain} onDone={onClose} />
          ) : (
            <>
              <ChooseFile
                again={read !== null}
                progress={progress}
                fileName={fileName}
                problem={problem}
                onFile={(file) => void choose(file)}
              />
              {read ? (
                <Check read={read} onImport={add} onCancel={close} />
              ) : (
                <div>
                  <Button variant="outlined" onClick={close} disabled={progress !== null}>
                    Cancel
                  </Button>
                </div>
              )}
            </>
          )}
        </Box>
      )}
    </FormDialog>
  );
}

interface ChooseFileProps {
  /** Whether a file was read before. */
  again: boolean;
  progress: Progress | null;
  fileName: string | null;
  problem: string | null;
  onFile: (file: File) => void;
}

function ChooseFile({ again, problem, ...drop }: ChooseFileProps) {
  return (
    <Box sx={column}>
      {!again && (
        <Typography color="textSecondary">
          Use one row per person, with a name and email address. We also read phone, company, status, source
          and notes, whatever the columns are called. Nothing is added until you have checked it.
        </Typography>
      )}
      <FileDrop
        label={again ? 'Choose another file' : 'Choose a file'}
        compact={again}
        hint=".xlsx, .xls or .csv, at most 10 MB and 5,000 rows"
        accept=".xlsx,.xls,.csv"
        {...drop}
      />
      <Box role="alert" sx={{ '&:empty': { position: 'absolute' } }}>
        {problem && (
          <Alert severity="error" role="presentation">
            {problem}
          </Alert>
        )}
      </Box>
    </Box>
  );
}

interface CheckProps {
  read: PreviewedFile<LeadsPreview>;
  /** Returns the failure, if any. */
  onImport: (file: File, duplicates: string) => Promise<unknown>;
  onCancel: () => void;
}

/** What to do with duplicates. */
interface DuplicatesValues {
  duplicates: string;
}

const SKIP: DuplicatesValues = { duplicates: 'skip' };
const DUPLICATES = [
  { value: 'skip', label: 'Skip them' },
  { value: 'add', label: 'Add them too' },
];

function Check({ read: { file, preview }, onImport, onCancel }: CheckProps) {
  const send = useSingleFlight(
    async ([values, form]: [DuplicatesValues, FormikHelpers<DuplicatesValues>]) => {
      const failure = await onImport(file, values.duplicates);
      if (failure) showProblem(form, values, failure, { unanswered: UNANSWERED });
    },
  );
  return (
    <FormikForm initialValues={SKIP} onSubmit={(values, form) => send([values, form])}>
      {({ values }) => (
        <FormBody label={TITLE}>
          <LeadsPreviewReport preview={preview}>
            {preview.counts.duplicates > 0 && (
              <FormRadioGroup
                name="duplicates"
                label="Duplicates"
                options={DUPLICATES}
                helperText="These email addresses are already in your list or appear earlier in the file."
              />
            )}
          </LeadsPreviewReport>
          <FormDialogActions
            submit={importWords(addedBy(preview, values))}
            pending="Importing..."
            disabled={addedBy(preview, values) === 0}
            onCancel={onCancel}
          />
        </FormBody>
      )}
    </FormikForm>
  );
}

const UNANSWERED =
  'We lost the connection, so we do not know whether the leads were added. Check your list before you import the file again.';

const addedBy = ({ counts }: LeadsPreview, { duplicates }: DuplicatesValues): number =>
  duplicates === 'add' ? counts.ready + counts.duplicates : counts.ready;

const importWords = (count: number): string => `Import ${counted(count, 'lead')}`;

interface ImportedProps {
  imported: LeadsImported;
  onAgain: () => void;
  onDone: () => void;
}

function Imported({ imported: { message, created, rows }, onAgain, onDone }: ImportedProps) {
  return (
    <>
      <Alert severity={created > 0 ? 'success' : 'warning'}>{message}</Alert>
      <IssueTable title="Rows not imported" issues={rows} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button onClick={onDone}>Done</Button>
        <Button variant="outlined" onClick={onAgain}>
          Import another file
        </Button>
      </Box>
    </>
  );
}

const column = { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

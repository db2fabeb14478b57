import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ImportLines } from '@/features/lender-import/import-lines';
import { RejectedRowsButton } from '@/features/lender-import/rejected-rows-button';
import { SheetProducts } from '@/features/lender-import/sheet-products';
import { TemplateButton } from '@/features/lender-import/template-button';
import { UnknownTerms } from '@/features/lender-import/unknown-terms';
import {
  useLenderImport,
  type DoneImport,
  type NewTerm,
  type ReadWorkbook,
  type TermSavedInPreview,
} from '@/features/lender-import/use-lender-import';
import { counted } from '@/shared/lib/figures';
import { FileDrop, type Progress } from '@/shared/imports/file-drop';
import { StepHeading } from '@/shared/imports/step-heading';
import { IssueTable } from '@/shared/lists/issue-table';
import { adminPaths } from '@/shared/routing/paths';
import { PortalPage } from '@/shared/portal/portal-page';

const STEPS = ['Choose a file', 'Review changes', 'Imported'] as const;

/**
 * Imports a workbook of lenders: shows a preview of the changes, commits them on confirmation and reports the result.
 */
export function Component() {
  const { choose, importRead, saveTerm, stateProduct, startAgain, progress, fileName, read, done, ...state } =
    useLenderImport();
  return (
    <PortalPage
      title="Import lenders"
      actions={
        <>
          <Button variant="outlined" component={Link} to={adminPaths.lenderImports}>
            Past imports
          </Button>
          <Button variant="outlined" component={Link} to={adminPaths.importTerms}>
            Saved terms
          </Button>
          <Button variant="outlined" component={Link} to={adminPaths.lenders}>
            All lenders
          </Button>
        </>
      }
    >
      <Box sx={column}>
        <StepHeading steps={STEPS} step={done ? 2 : read ? 1 : 0} variant="h2">
          {read && (
            <Box component="span" sx={ofFile}>
              {read.file.name}
            </Box>
          )}
        </StepHeading>
        {done ? (
          <Done done={done} onAgain={startAgain} />
        ) : (
          <>
            <ChooseFile
              again={read !== null}
              progress={progress}
              fileName={fileName}
              onFile={(file) => void choose(file)}
            />
            {read && (
              <Check
                read={read}
                {...state}
                busy={state.committing || progress !== null}
                onSaveTerm={(term) => void saveTerm([read, term])}
                onState={(sheet, product) => void stateProduct([read, sheet, product])}
                onImport={() => void importRead(read)}
                onCancel={startAgain}
              />
            )}
          </>
        )}
      </Box>
    </PortalPage>
  );
}

interface ChooseFileProps {
  /** Whether a file was read before. */
  again: boolean;
  progress: Progress | null;
  fileName: string | null;
  onFile: (file: File) => void;
}

function ChooseFile({ again, ...drop }: ChooseFileProps) {
  return (
    <Box sx={column}>
      {!again && (
        <Typography color="textSecondary" sx={{ maxWidth: '75ch' }}>
          We add new lenders and update existing ones by name. Blank cells erase nothing, and importing the
          same file twice changes nothing. You can review every change before you import. <TemplateButton />{' '}
          with every column we recognise.
        </Typography>
      )}
      <FileDrop
        label={again ? 'Choose another file' : 'Choose a file'}
        compact={again}
        hint=".xlsx or .xls, at most 10 MB and 50,000 rows"
        accept=".xlsx,.xls"
        {...drop}
      />
    </Box>
  );
}

interface CheckProps {
  read: ReadWorkbook;
  previewRepeated: boolean;
  savedTerm: TermSavedInPreview | null;
  busy: boolean;
  committing: boolean;
  onSaveTerm: (term: NewTerm) => void;
  onState: (sheet: string, product: string | null) => void;
  onImport: () => void;
  onCancel: () => void;
}

function Check({
  read: { preview },
  previewRepeated,
  savedTerm,
  busy,
  committing,
  onSaveTerm,
  onState,
  onImport,
  onCancel,
}: CheckProps) {
  const { created, updated, failed, warnings, warningsLeftOut, words, sheets } = preview;
  const count = created + updated;
  return (
    <>
      {previewRepeated && (
        <Alert severity="warning">
          Some of these lenders have changed since you opened this preview. We have updated it; nothing has
          been imported yet.
        </Alert>
      )}
      {count === 0 && (
        <Alert severity="info">
          {failed === 0
            ? 'Nothing to import: the panel is up to date.'
            : 'Nothing in this file can be imported.'}
        </Alert>
      )}
      <Box sx={buttons}>
        <Button onClick={onImport} disabled={busy || count === 0}>
          {committing ? 'Importing...' : importWords(count)}
        </Button>
        <Button variant="outlined" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
        {failed > 0 && <RejectedRowsButton importId={preview.id} />}
      </Box>
      <UnknownTerms terms={words} savedTerm={savedTerm} busy={busy} onSaveTerm={onSaveTerm} />
      <SheetProducts sheets={sheets} busy={busy} onState={onState} />
      <ImportLines key={preview.id} made={preview} />
      <IssueTable title="Imported, with something left out" issues={warnings} leftOut={warningsLeftOut} />
    </>
  );
}

const importWords = (count: number): string => `Import ${counted(count, 'lender')}`;

function Done({ done: { id, answer }, onAgain }: { done: DoneImport; onAgain: () => void }) {
  const { message, failed, errors, errorsLeftOut } = answer;
  return (
    <>
      <Alert severity={failed > 0 ? 'warning' : 'success'}>{message}</Alert>
      <Box sx={buttons}>
        <Button component={Link} to={adminPaths.lenders}>
          View lenders
        </Button>
        <Button variant="outlined" onClick={onAgain}>
          Import another file
        </Button>
        {failed > 0 && <RejectedRowsButton importId={id} />}
      </Box>
      <IssueTable title="Not imported" issues={errors} leftOut={errorsLeftOut} />
    </>
  );
}

const ofFile = {
  typography: 'body2',
  color: 'text.secondary',
  display: 'block',
  mt: 0.5,
  overflowWrap: 'anywhere',
} as const;
const column = { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const buttons = { display: 'flex', flexWrap: 'wrap', gap: 1.5 } as const;

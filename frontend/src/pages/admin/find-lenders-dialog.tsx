import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  useCorrectAnswersMutation,
  useFindLendersQuery,
  type ApplicationInFull,
  type FoundLenders,
} from '@/features/applications/staff/admin-applications-api';
import { usePlacing } from '@/features/applications/staff/use-placing';
import { formatTrackRecord } from '@/features/lenders/track-record';
import { OpenQuestions } from '@/features/fact-find/open-questions';
import { toEnquiry } from '@/features/matching/enquiry';
import { ChangesSince } from '@/features/matching/match-changes';
import { MatchList } from '@/features/matching/match-list';
import { useAddingLenders } from '@/pages/admin/use-adding-lenders';
import { ReadDialog } from '@/shared/dialogs/read-dialog';
import { QueryBoundary } from '@/shared/frame/query-boundary';

/** What the lender did with our submissions. */
const noteOn = (id: string, records: FoundLenders['records']): string | null => {
  const record = records.find(({ lenderId }) => lenderId === id);
  const words = record && formatTrackRecord(record);
  return words ? `Track record with us: ${words}` : null;
};

interface FindLendersDialogProps {
  application: ApplicationInFull;
  /** Opens the list of all lenders on the panel. */
  onOthers: () => void;
  onClose: () => void;
}

/**
 * Matches a stored application against today's panel, shows what changed since submission, and assigns a lender.
 */
export function FindLendersDialog({ application, onOthers, onClose }: FindLendersDialogProps) {
  const found = useFindLendersQuery(application.id);
  const [correct] = useCorrectAnswersMutation();
  const { place, placing, problem } = usePlacing(application, onClose);
  const adding = useAddingLenders(application.id);
  const refused = problem ?? adding.problem;
  return (
    <ReadDialog
      title={`Lenders for ${application.companyName}`}
      maxWidth="lg"
      busy={placing || adding.adding}
      onClose={onClose}
    >
      {refused && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {refused}
        </Alert>
      )}
      <QueryBoundary query={found} name="The lenders" fullSize height={224}>
        {(lenders) => (
          <MatchList
            answer={lenders.today}
            enquiry={toEnquiry(application)}
            onSelect={({ name }) => void place(name)}
            adding={{
              alreadyAdded: adding.alreadyAdded,
              add: ({ name }) => void adding.addAll({ names: [name] }),
            }}
            questions={
              <OpenQuestions
                questions={lenders.today.questions}
                onAnswer={async (answers) => {
                  const { id, updatedAt } = application;
                  await correct({ id, body: { ...answers, updatedAt } }).unwrap();
                  await found.refetch();
                }}
              />
            }
            noteOn={({ id }) => noteOn(id, lenders.records)}
            note={
              <Box component="section" aria-label="Changes since submission">
                <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
                  Changes since submission
                </Typography>
                <ChangesSince found={lenders} unchanged="No changes to the best matches or their scores." />
                <Button variant="outlined" size="small" sx={{ mt: 2 }} onClick={onOthers}>
                  Add other lenders
                </Button>
              </Box>
            }
          />
        )}
      </QueryBoundary>
    </ReadDialog>
  );
}

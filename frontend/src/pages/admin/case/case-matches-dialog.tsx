import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  useCorrectAnswersMutation,
  useFindLendersQuery,
  type ApplicationInFull,
  type Correction,
  type CaseMatches,
} from '@/features/applications/staff/admin-applications-api';
import { formatTrackRecord } from '@/features/lenders/track-record';
import { OpenQuestions } from '@/features/fact-find/open-questions';
import { toEnquiry } from '@/features/matching/enquiry';
import { ChangesSince } from '@/features/matching/match-changes';
import { MatchList } from '@/features/matching/match-list';
import { InfoDialog } from '@/shared/dialogs/info-dialog';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';
import { useReadVersion } from '@/shared/lib/use-read-version';

/** The lender's history with our submissions. */
const noteOn = (id: string, records: CaseMatches['records']): string | null => {
  const record = records.find(({ lenderId }) => lenderId === id);
  const words = record && formatTrackRecord(record);
  return words ? `Track record with us: ${words}` : null;
};

interface CaseMatchesDialogProps {
  application: ApplicationInFull;
  onClose: () => void;
}

/** Matches a stored application against today's panel, and shows what changed since submission. */
export function CaseMatchesDialog({ application, onClose }: CaseMatchesDialogProps) {
  const found = useFindLendersQuery(application.id);
  const answer = useCorrectAnswers(application, found.refetch);
  return (
    <InfoDialog title={`Lenders for ${application.companyName}`} maxWidth="lg" onClose={onClose}>
      <QueryBoundary query={found} name="The lenders" variant="page" height={224}>
        {(lenders) => (
          <MatchList
            answer={lenders.today}
            enquiry={toEnquiry(application)}
            stickyTop={0}
            questions={<OpenQuestions questions={lenders.today.questions} onAnswer={answer} />}
            noteOn={({ id }) => noteOn(id, lenders.records)}
            note={
              <Box component="section" aria-label="Changes since submission">
                <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
                  Changes since submission
                </Typography>
                <ChangesSince found={lenders} unchanged="No changes to the best matches or their scores." />
              </Box>
            }
          />
        )}
      </QueryBoundary>
    </InfoDialog>
  );
}

type Answer = Omit<Correction, 'updatedAt'>;

/**
 * Saves answers on top of the version that the dialog was opened with. `application` follows the screen: its version
 * would overwrite what a colleague answers meanwhile. After a conflict, the next attempt is on top of the colleague's.
 */
function useCorrectAnswers(application: ApplicationInFull, refetch: () => Promise<unknown>) {
  const [correct] = useCorrectAnswersMutation();
  const { setRead, save } = useReadVersion<Pick<ApplicationInFull, 'updatedAt'>>(application);
  return async (answers: Answer) => {
    try {
      const corrected = await save(({ updatedAt }) =>
        correct({ id: application.id, body: { ...answers, updatedAt } }).unwrap(),
      );
      setRead(corrected.application);
    } finally {
      await refetch();
    }
  };
}

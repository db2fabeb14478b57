import Button, { type ButtonProps } from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import {
  useShowApplicationQuery,
  type ApplicationInFull,
} from '@/features/applications/staff/admin-applications-api';
import { ApplicationHead } from '@/features/applications/staff/application-head';
import { ApplicationNotes } from '@/features/applications/staff/application-notes';
import { trailOf } from '@/features/applications/staff/application-trail';
import { Disclosures } from '@/features/applications/staff/disclosures';
import { RecordDisclosureDialog } from '@/features/applications/staff/record-disclosure-dialog';
import { SubmittedAnswers } from '@/features/applications/staff/submitted-answers';
import { UpdateApplicationDialog } from '@/features/applications/staff/update-application-dialog';
import { KeptMatches } from '@/features/matching/kept-matches';
import { useSignedInAdmin } from '@/features/sessions/use-signed-in-admin';
import { adminPaths } from '@/shared/frame/paths';
import { PortalPage } from '@/shared/frame/portal-page';
import { ReadAlert } from '@/shared/frame/read-alert';
import { RecordColumns } from '@/shared/frame/record-columns';
import { RecordNotRead } from '@/shared/frame/record-not-read';
import { RecordSection } from '@/shared/frame/record-section';
import { sentenceOf } from '@/shared/lib/failure';
import { Timeline } from '@/shared/lists/timeline';
import { lazyPart } from '@/shared/ui/lazy-part';
import { LoadingCards } from '@/shared/ui/states';

const FindLendersDialog = lazyPart(
  async () => (await import('@/pages/admin/find-lenders-dialog')).FindLendersDialog,
);

export function Component() {
  const { id = '' } = useParams();
  // What was opened or begun on one is not for the next.
  return <ApplicationPage key={id} id={id} />;
}

function ApplicationPage({ id }: { id: string }) {
  const { currentData: application, error, refetch } = useShowApplicationQuery(id);
  const readAgain = () => void refetch();
  if (!application) {
    return (
      <PortalPage title="Application" actions={<AllApplications />}>
        {error ? (
          <RecordNotRead error={error} onRetry={readAgain} />
        ) : (
          <LoadingCards label="Loading the application" />
        )}
      </PortalPage>
    );
  }
  return (
    <Case application={application}>
      {error && (
        <ReadAlert onRetry={readAgain}>
          {`${sentenceOf(error, 'The application could not be read.')} What you see is from before.`}
        </ReadAlert>
      )}
    </Case>
  );
}

/** Back to the list as it was. */
function AllApplications() {
  const { search } = useLocation();
  return (
    <Button variant="outlined" component={Link} to={adminPaths.applications + search}>
      All applications
    </Button>
  );
}

/** What a dialog is open for. */
type Doing = 'status' | 'note' | 'find' | 'disclose';

interface CaseProps {
  application: ApplicationInFull;
  /** What stands above everything else. */
  children: ReactNode;
}

/** One line for each section, in the order in which it is worked on. */
function Case({ application, children }: CaseProps) {
  const me = useSignedInAdmin()?.id ?? null;
  const [doing, setDoing] = useState<Doing | null>(null);
  const done = () => setDoing(null);
  return (
    <PortalPage
      title={application.companyName}
      actions={
        <>
          <AllApplications />
          <Button variant="outlined" onClick={() => setDoing('status')}>
            Edit
          </Button>
          <Button onClick={() => setDoing('find')}>Find lenders</Button>
        </>
      }
    >
      {children}
      <ApplicationHead application={application} me={me} />
      <RecordColumns
        facts={
          <>
            <SubmittedAnswers application={application} />
            <RecordSection title="Lenders that fitted then">
              <KeptMatches matches={application.matches} />
            </RecordSection>
          </>
        }
        work={
          <>
            <ApplicationNotes
              application={application}
              action={<SectionButton onClick={() => setDoing('note')}>Write a note</SectionButton>}
            />
            <Disclosures
              {...application}
              action={<SectionButton onClick={() => setDoing('disclose')}>Details given</SectionButton>}
            />
            <RecordSection title="Activity">
              <Timeline label="Activity" entries={trailOf(application)} />
            </RecordSection>
          </>
        }
      />
      {(doing === 'status' || doing === 'note') && (
        <UpdateApplicationDialog application={application} toNote={doing === 'note'} onClose={done} />
      )}
      {doing === 'disclose' && <RecordDisclosureDialog application={application} onClose={done} />}
      {doing === 'find' && <FindLendersDialog application={application} onClose={done} />}
    </PortalPage>
  );
}

const SectionButton = (button: Pick<ButtonProps, 'onClick' | 'children'>) => (
  <Button variant="outlined" size="small" {...button} />
);

import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import {
  useListApplicationsQuery,
  useShowApplicationQuery,
  type Application,
  type ApplicationInFull,
} from '@/features/applications/staff/admin-applications-api';
import { useApplicationFilters } from '@/features/applications/staff/list/application-list';
import { ApplicationHead } from '@/features/applications/staff/case/application-head';
import { ApplicationNotes } from '@/features/applications/staff/case/application-notes';
import { awaitsPerimeterCheck } from '@/features/applications/staff/review/application-perimeter';
import { askedPence } from '@/features/applications/staff/asked-pence';
import { historyOf } from '@/features/applications/staff/case/application-history';
import { ClientContactDialog, ClientContactNotice } from '@/features/applications/staff/case/client-contact';
import { ContactDialog } from '@/features/applications/staff/case/contact-dialog';
import { ClientLinks } from '@/features/applications/staff/case/client-links';
import { Disclosures } from '@/features/applications/staff/case/disclosures';
import { DuplicatesSection } from '@/features/applications/staff/case/duplicates-section';
import { PerimeterCheckDialog, PerimeterNotice } from '@/features/applications/staff/review/perimeter-check';
import { RecordDisclosureDialog } from '@/features/applications/staff/case/record-disclosure-dialog';
import { SubmittedAnswers } from '@/features/applications/staff/answers/submitted-answers';
import { UpdateApplicationDialog } from '@/features/applications/staff/review/update-application-dialog';
import { MatchesAtSubmission } from '@/features/matching/matches-at-submission';
import { RecordHold } from '@/features/people/record-hold';
import { useSignedInAdmin } from '@/features/sessions/use-signed-in-admin';
import { TasksSection } from '@/features/tasks/tasks-section';
import { HandOver } from '@/pages/admin/hand-over';
import { MatchDifferenceDialog } from '@/pages/admin/case/match-difference-dialog';
import {
  isFromToday,
  TODAYS_FILTERS,
  useTodaysApplications,
  wayBackToToday,
} from '@/pages/admin/todays-work';
import { adminPaths, applicationPath } from '@/shared/routing/paths';
import { RecordPage } from '@/shared/portal/record-page';
import { RecordColumns } from '@/shared/portal/record-columns';
import type { ListNavigationProps } from '@/shared/lists/screen/list-navigation';
import { Timeline } from '@/shared/ui/timeline';
import { useNeighbours, type Neighbours } from '@/shared/lists/screen/use-neighbours';
import { ShortcutsProvider } from '@/shared/shortcuts/shortcuts-provider';
import { useShortcut } from '@/shared/shortcuts/shortcuts-context';
import { lazyComponent } from '@/shared/ui/loading/lazy-component';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { PartErrorBoundary } from '@/shared/ui/loading/part-error-boundary';
import { Collapsible } from '@/shared/ui/collapsible';
import { Section } from '@/shared/ui/section';

const CorrectAnswersDialog = lazyComponent(
  async () =>
    (await import('@/features/applications/staff/answers/correct-answers-dialog')).CorrectAnswersDialog,
);
const NewCaseDialog = lazyComponent(
  async () => (await import('@/features/applications/staff/new-case/new-case-dialog')).NewCaseDialog,
);
const SubmitToLendersDialog = lazyComponent(
  async () => (await import('@/pages/admin/case/submit-to-lenders-dialog')).SubmitToLendersDialog,
);
const CaseNextStep = lazyComponent(
  async () => (await import('@/pages/admin/case/case-next-step')).CaseNextStep,
);
const CaseMatchesDialog = lazyComponent(
  async () => (await import('@/pages/admin/case/case-matches-dialog')).CaseMatchesDialog,
);
const SubmissionsSection = lazyComponent(
  async () => (await import('@/features/deals/submissions/submissions-section')).SubmissionsSection,
);

const CaseQuestionsSection = lazyComponent(
  async () => (await import('@/features/commissions/staff/case-questions-section')).CaseQuestionsSection,
);

const CaseCommission = lazyComponent(
  async () => (await import('@/pages/admin/case/case-commission')).CaseCommission,
);

export function Component() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  return isFromToday(search) ? <FromToday id={id} search={search} /> : <FromList id={id} search={search} />;
}

interface OpenedProps {
  id: string;
  /** The URL's query string, which names the list that the page was opened from. */
  search: string;
}

function FromList({ id, search }: OpenedProps) {
  const filters = useApplicationFilters(useSignedInAdmin()?.id ?? null);
  const neighbours = useNeighbours({ id, list: useListApplicationsQuery, filters });
  const back = { to: adminPaths.applications + search, name: 'All applications' };
  return <ApplicationPage id={id} neighbours={neighbours} back={back} />;
}

function FromToday({ id, search }: OpenedProps) {
  const neighbours = useNeighbours({ id, list: useTodaysApplications, filters: TODAYS_FILTERS });
  const back = { to: wayBackToToday(search), name: 'Back to Today' };
  return <ApplicationPage id={id} neighbours={neighbours} back={back} />;
}

interface ApplicationPageProps {
  id: string;
  neighbours: Neighbours<Pick<Application, 'companyName'>>;
  back: ListNavigationProps['back'];
}

function ApplicationPage({ id, neighbours, back }: ApplicationPageProps) {
  const signedInId = useSignedInAdmin()?.id ?? null;
  const query = useShowApplicationQuery(id);
  return (
    <ShortcutsProvider>
      {(shortcuts) => (
        <RecordPage
          title={(query.currentData ?? neighbours.listed)?.companyName ?? 'Application'}
          query={query}
          back={back}
          recordKind="application"
          neighbours={neighbours}
          pathOf={applicationPath}
        >
          {(application) => (
            // A new key per application resets dialogs and unsaved state.
            <Case key={id} application={application} signedInId={signedInId} shortcuts={shortcuts} />
          )}
        </RecordPage>
      )}
    </ShortcutsProvider>
  );
}

interface CaseProps {
  application: ApplicationInFull;
  /** Id of the signed-in staff member. */
  signedInId: string | null;
  /** The button that lists the keyboard shortcuts. */
  shortcuts: ReactNode;
}

/** One line for each section, in working order. */
function Case({ application, signedInId, shortcuts }: CaseProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { dialog, openDialog } = useDialog({ application });
  const update = (toNote: boolean) => openDialog(UpdateApplicationDialog, { toNote });
  const correct = () =>
    openDialog(CorrectAnswersDialog, {
      onCorrected: (match) => openDialog(MatchDifferenceDialog, { match }),
    });
  const submitToLenders = () => openDialog(SubmitToLendersDialog, {});
  const recordContact = () => openDialog(ContactDialog, {});
  const disclose = () => openDialog(RecordDisclosureDialog, {});
  const check = awaitsPerimeterCheck(application) ? () => openDialog(PerimeterCheckDialog, {}) : null;
  const startCopy = () =>
    openDialog(NewCaseDialog, {
      copyFrom: application,
      onAdded: (id) => void navigate(applicationPath(id) + search),
    });
  useShortcut('s', 'Update status or lender', () => update(false));
  useShortcut('n', 'Write a note', () => update(true));
  useShortcut('c', 'Correct answers', correct);
  useShortcut('l', 'Put to lenders', submitToLenders);
  useShortcut('g', 'Record that details were shared', disclose);
  return (
    <>
      <ApplicationHead
        application={application}
        signedInId={signedInId}
        onContact={recordContact}
        actions={
          <>
            {shortcuts}
            <Button variant="outlined" onClick={() => update(false)}>
              Update status
            </Button>
          </>
        }
      />
      <PartErrorBoundary>
        <CaseNextStep
          application={application}
          signedInId={signedInId}
          onSubmitToLenders={submitToLenders}
          onCheckPerimeter={() => openDialog(PerimeterCheckDialog, {})}
          onContact={recordContact}
        />
      </PartErrorBoundary>
      {application.awaitsClientContact && (
        <ClientContactNotice onRecord={() => openDialog(ClientContactDialog, {})} />
      )}
      <RecordColumns
        work={
          <>
            <PartErrorBoundary>
              <TasksSection applicationId={application.id} signedInId={signedInId} />
            </PartErrorBoundary>
            {application.introducerId !== null && (
              <PartErrorBoundary>
                <CaseQuestionsSection
                  applicationId={application.id}
                  partner={application.partner ?? 'the partner'}
                />
              </PartErrorBoundary>
            )}
            <Section
              variant="card"
              title="Submissions and offers"
              actions={<SectionButton onClick={submitToLenders}>Put to lenders</SectionButton>}
            >
              {check && <PerimeterNotice application={application} onCheck={check} />}
              <PartErrorBoundary>
                <SubmissionsSection
                  applicationId={application.id}
                  askedPence={askedPence(application)}
                  onCheckPerimeter={check}
                  handOver={(lender) => <HandOver application={application} lenderId={lender.id} />}
                />
              </PartErrorBoundary>
            </Section>
            <Section variant="card" title="Commission">
              <PartErrorBoundary>
                <CaseCommission
                  applicationId={application.id}
                  isReferred={application.introducerId !== null}
                />
              </PartErrorBoundary>
            </Section>
          </>
        }
        facts={
          <>
            <DuplicatesSection application={application} />
            <SubmittedAnswers
              application={application}
              action={
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                  <SectionButton onClick={startCopy}>Copy to new application</SectionButton>
                  <SectionButton onClick={correct}>Correct answers</SectionButton>
                </Box>
              }
            />
            <Section
              variant="card"
              title="Matches"
              actions={
                <SectionButton onClick={() => openDialog(CaseMatchesDialog, {})}>Matches today</SectionButton>
              }
            >
              <Collapsible lazy summary={`Matches when submitted (${application.matches.length})`}>
                <MatchesAtSubmission matches={application.matches} />
              </Collapsible>
            </Section>
            <ApplicationNotes
              application={application}
              action={<SectionButton onClick={() => update(true)}>Write a note</SectionButton>}
            />
            <Disclosures
              {...application}
              action={<SectionButton onClick={disclose}>Record that details were shared</SectionButton>}
            />
            <ClientLinks application={application} />
            <RecordHold
              subjectType="application"
              subjectId={application.id}
              name={application.companyName}
              variant="card"
            />
          </>
        }
        history={
          <Section variant="card" title="Activity">
            <Timeline label="Activity" entries={historyOf(application)} />
          </Section>
        }
      />
      {dialog}
    </>
  );
}

const SectionButton = (button: Pick<ButtonProps, 'onClick' | 'children'>) => (
  <Button variant="outlined" size="small" {...button} />
);

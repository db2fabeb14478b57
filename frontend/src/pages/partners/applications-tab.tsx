import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { caseList } from '@/features/applications/partner/case-list';
import { caseColumns } from '@/features/applications/partner/case-columns';
import { CaseDetails } from '@/features/applications/partner/case-details';
import { type Case } from '@/features/applications/partner/cases-api';
import { enquiryOf } from '@/features/applications/partner/new-case';
import { NotesDialog } from '@/features/applications/partner/notes-dialog';
import { MatchesAtSubmission } from '@/features/matching/matches-at-submission';
import { CurrentMatches } from '@/features/matching/current-matches';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { ExportMenu } from '@/shared/lists/export/export-menu';
import { filterParams } from '@/shared/lists/screen/list-query';
import { ListScreen } from '@/shared/lists/screen/list-screen';
import { useListScreen } from '@/shared/lists/screen/use-list-screen';
import { EmptyState } from '@/shared/ui/states';
import { lazyComponent } from '@/shared/ui/loading/lazy-component';
import { PartErrorBoundary } from '@/shared/ui/loading/part-error-boundary';
import { Section } from '@/shared/ui/section';

const PartnerCaseCommission = lazyComponent(
  async () => (await import('@/features/commissions/partner/partner-case-commission')).PartnerCaseCommission,
);

const CaseQuestions = lazyComponent(
  async () => (await import('@/features/commissions/partner/case-questions')).CaseQuestions,
);

const SubmitCaseDialog = lazyComponent(
  async () => (await import('@/features/applications/partner/submit-case-dialog')).SubmitCaseDialog,
);

const ClientLinkDialog = lazyComponent(
  async () => (await import('@/pages/partners/client-link-dialog')).ClientLinkDialog,
);

/** The partner's cases, and a button to submit another. */
export function ApplicationsTab() {
  const screen = useListScreen(caseList);
  const { dialog, openDialog } = useDialog();
  const submit = () =>
    openDialog(SubmitCaseDialog, {
      children: (values) => <CurrentMatches enquiry={enquiryOf(values)} />,
    });
  const actionsOn = useCallback(
    (partnerCase: Case) => [
      {
        name: 'Edit notes',
        recordName: `on ${partnerCase.companyName}`,
        onAct: () => openDialog(NotesDialog, { partnerCase }),
      },
    ],
    [openDialog],
  );

  return (
    <Section
      title="Your Cases"
      actions={
        <>
          <ExportMenu
            url="introducers/me/referrals/export"
            params={filterParams(screen.urlState)}
            label="your cases"
          />
          <Button variant="outlined" onClick={() => openDialog(ClientLinkDialog, {})}>
            Client link and QR code
          </Button>
          <Button onClick={submit} sx={{ order: { xs: -1, sm: 0 } }}>
            Submit New Case
          </Button>
        </>
      }
    >
      <ListScreen
        label="Cases"
        {...screen}
        columns={caseColumns}
        nameOf={({ companyName }) => companyName}
        actions={actionsOn}
        empty={
          <EmptyState
            title="No cases submitted yet"
            message={'Click "Submit New Case" to add your first client application'}
          />
        }
        details={(listed, open) => (
          <CaseDetails
            listed={listed}
            {...open}
            matches={(matches) => <MatchesAtSubmission matches={matches} />}
            questions={
              <PartErrorBoundary>
                <CaseQuestions applicationId={listed.id} companyName={listed.companyName} />
              </PartErrorBoundary>
            }
            commission={
              <PartErrorBoundary>
                <PartnerCaseCommission applicationId={listed.id} />
              </PartErrorBoundary>
            }
          />
        )}
      />
      {dialog}
    </Section>
  );
}

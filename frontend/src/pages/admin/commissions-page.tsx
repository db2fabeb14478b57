import { CommissionTermsPart } from '@/features/commissions/staff/commission-terms-part';
import { ReceivablesTab } from '@/features/commissions/staff/receivables-tab';
import { useSignedInAdmin } from '@/features/sessions/use-signed-in-admin';
import { managesStaff } from '@/features/staff/staff-roles';
import { useSavedViews } from '@/pages/admin/use-saved-views';
import { UrlTabs } from '@/shared/routing/url-tabs';
import { LoadingPage } from '@/shared/ui/loading/loading-page';
import { PortalPage } from '@/shared/portal/portal-page';
import { lazyComponent } from '@/shared/ui/loading/lazy-component';
import { Section } from '@/shared/ui/section';

/** Loaded when their tabs are first selected. */
const StatementsTab = lazyComponent(
  async () => (await import('@/features/commissions/staff/statements-tab')).StatementsTab,
  <LoadingPage />,
);
const LedgerTab = lazyComponent(
  async () => (await import('@/features/commissions/staff/ledger-tab')).LedgerTab,
  <LoadingPage />,
);

export function Component() {
  const admin = useSignedInAdmin();
  const isAdministrator = admin !== null && managesStaff(admin);
  const ofReceivables = useSavedViews('receivables');
  const ofStatements = useSavedViews('statements');
  const ofLedger = useSavedViews('ledger');
  return (
    <PortalPage title="Commissions">
      <UrlTabs
        label="Commissions"
        tabs={[
          {
            name: 'receivables',
            title: 'Receivables',
            content: <ReceivablesTab isAdministrator={isAdministrator} views={ofReceivables} />,
          },
          {
            name: 'statements',
            title: 'Statements',
            content: <StatementsTab isAdministrator={isAdministrator} views={ofStatements} />,
          },
          {
            name: 'ledger',
            title: 'Ledger',
            content: <LedgerTab isAdministrator={isAdministrator} views={ofLedger} />,
          },
          { name: 'terms', title: 'Terms', content: <Terms mayAgree={isAdministrator} /> },
        ]}
      />
    </PortalPage>
  );
}

function Terms({ mayAgree }: { mayAgree: boolean }) {
  return (
    <Section
      title="The firm’s terms"
      intro="They apply to partners without terms of their own. A partner’s own terms are shown under Introducers."
    >
      <CommissionTermsPart
        partner={null}
        mayAgree={mayAgree}
        none="No firm-wide terms yet: partners without their own terms earn nothing."
      />
    </Section>
  );
}

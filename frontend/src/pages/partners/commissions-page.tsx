import { TermsInForceSection } from '@/features/commissions/partner/terms-in-force-section';
import { PortalPage } from '@/shared/frame/portal-page';

export function Component() {
  return (
    <PortalPage title="Commissions">
      <TermsInForceSection />
    </PortalPage>
  );
}

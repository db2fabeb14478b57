import { CommissionTermsPart } from '@/features/commissions/staff/commission-terms-part';
import { useSignedInAdmin } from '@/features/sessions/use-signed-in-admin';
import { managesStaff } from '@/features/staff/staff-roles';
import { PortalPage } from '@/shared/frame/portal-page';
import { PortalSection } from '@/shared/frame/portal-section';

export function Component() {
  const admin = useSignedInAdmin();
  return (
    <PortalPage title="Commissions">
      <PortalSection
        title="The firm’s terms"
        intro="They hold for partners without terms of their own, which stand with each introducer."
      >
        <CommissionTermsPart
          partner={null}
          mayAgree={admin !== null && managesStaff(admin)}
          none="None yet: a deal of a partner without terms of its own pays nothing."
        />
      </PortalSection>
    </PortalPage>
  );
}

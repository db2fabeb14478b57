import { ReferralLinkSection } from '@/features/referral-links/referral-link-section';
import { ReadDialog } from '@/shared/dialogs/read-dialog';

/** The partner's link for clients with its QR code, at hand where cases are submitted. */
export function ClientLinkDialog({ onClose }: { onClose: () => void }) {
  return (
    <ReadDialog title="Client link" maxWidth="sm" onClose={onClose}>
      <ReferralLinkSection />
    </ReadDialog>
  );
}

import { ReferralLinkSection } from '@/features/referral-links/referral-link-section';
import { ReadDialog } from '@/shared/dialogs/read-dialog';

/** The partner's referral link with its QR code, beside the cases. */
export function ClientLinkDialog({ onClose }: { onClose: () => void }) {
  return (
    <ReadDialog title="Client link" maxWidth="sm" onClose={onClose}>
      <ReferralLinkSection />
    </ReadDialog>
  );
}

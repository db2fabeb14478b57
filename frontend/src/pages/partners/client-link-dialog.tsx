import { ReferralLinkSection } from '@/features/referral-links/referral-link-section';
import { InfoDialog } from '@/shared/dialogs/info-dialog';

/** The partner's referral link with its QR code, beside the cases. */
export function ClientLinkDialog({ onClose }: { onClose: () => void }) {
  return (
    <InfoDialog title="Client link" maxWidth="sm" onClose={onClose}>
      <ReferralLinkSection />
    </InfoDialog>
  );
}

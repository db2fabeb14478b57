import Button from '@mui/material/Button';
import { OfferComparison, type ComparedOffer } from '@/features/deals/offers/offer-comparison';
import { InfoDialog } from '@/shared/dialogs/info-dialog';
import { StatusChip } from '@/shared/ui/status-chip';

interface OfferComparisonDialogProps {
  offers: readonly ComparedOffer[];
  onAccept: (compared: ComparedOffer) => void;
  onShare: (compared: ComparedOffer) => void;
  onClose: () => void;
}

/** The offers for one application, to show to a client. */
export function OfferComparisonDialog({ offers, onAccept, onShare, onClose }: OfferComparisonDialogProps) {
  const isDecided = offers.some(({ offer }) => offer.acceptedAt !== null);
  return (
    <InfoDialog title="Offers side by side" maxWidth="lg" onClose={onClose}>
      <OfferComparison
        offers={offers}
        standing={({ offer }) => {
          if (offer.acceptedAt) return <StatusChip tone="positive">Accepted</StatusChip>;
          if (offer.chosenByApplicantAt)
            return <StatusChip tone="processing">The client’s choice</StatusChip>;
          return offer.sharedAt && <StatusChip tone="neutral">Shared</StatusChip>;
        }}
        actions={(compared) =>
          !isDecided && (
            <>
              <Button size="small" variant="outlined" onClick={() => onAccept(compared)}>
                Accept
              </Button>
              {compared.offer.sharedAt === null && (
                <Button size="small" variant="text" onClick={() => onShare(compared)}>
                  Share
                </Button>
              )}
            </>
          )
        }
      />
    </InfoDialog>
  );
}

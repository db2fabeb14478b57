import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { OfferComparison, type ComparedOffer } from '@/features/deals/offer-comparison';
import { useIsPhone } from '@/shared/ui/use-is-phone';
import { StatusChip } from '@/shared/lists/status-chip';

interface OfferComparisonDialogProps {
  offers: readonly ComparedOffer[];
  onAccept: (compared: ComparedOffer) => void;
  onShare: (compared: ComparedOffer) => void;
  onClose: () => void;
}

/** What lenders offer for one application, as it is shown to a client across the desk. */
export function OfferComparisonDialog({ offers, onAccept, onShare, onClose }: OfferComparisonDialogProps) {
  const titleId = useId();
  const onPhone = useIsPhone();
  const isDecided = offers.some(({ offer }) => offer.acceptedAt !== null);
  return (
    <Dialog open fullWidth fullScreen={onPhone} maxWidth="lg" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Offers side by side</DialogTitle>
      <DialogContent dividers>
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
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

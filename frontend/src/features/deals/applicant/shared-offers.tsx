import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useChooseOfferMutation, type SharedOffer } from '@/features/deals/applicant/applicant-deals-api';
import { OfferComparison } from '@/features/deals/offers/offer-comparison';
import { useSingleFlight } from '@/shared/forms/sending/use-single-flight';
import { errorMessage } from '@/shared/lib/failure';
import { lookUp } from '@/shared/lib/labels';
import { visuallyHidden } from '@/shared/ui/visually-hidden';

interface SharedOffersProps {
  /** The token of the status link. */
  token: string;
  offers: readonly SharedOffer[];
  /** Whether they are the next step in the page's heading. */
  leads: boolean;
}

/** The status of an offer, below its figures; empty if it can be chosen. */
const STANDS: Readonly<Partial<Record<SharedOffer['standing'], string>>> = {
  chosen: 'Your choice. We will call you.',
  accepted: 'Accepted. This offer goes ahead.',
  paid_out: 'Paid out.',
  other_accepted: 'Another offer has been accepted.',
  withdrawn: 'The lender has withdrawn this offer.',
  closed: 'Your application is closed, so this offer is too.',
  ran_out: 'This offer has expired. Call us: the lender may extend it.',
};

/** Lenders' offers, for the applicant to choose from. */
export function SharedOffers({ token, offers, leads }: SharedOffersProps) {
  const id = useId();
  const [choose, { isLoading, error, originalArgs }] = useChooseOfferMutation();
  const say = useSingleFlight(async ({ id: offerId, updatedAt }: SharedOffer) => {
    // Errors are shown below the offers.
    await choose({ token, id: offerId, updatedAt });
  });
  const openOffers = offers.filter(({ standing }) => standing === 'open').length;
  const canChoose = offers.some(({ standing }) => standing === 'open' || standing === 'chosen');
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: leads ? 0 : 5 }}>
      <Typography id={id} variant="h3" component="h2" sx={leads ? visuallyHidden : null}>
        {offers.length === 1 ? 'An offer for you' : 'Offers for you, side by side'}
      </Typography>
      {!canChoose && <Typography sx={{ mt: 1 }}>Offers from lenders, and their status.</Typography>}
      <Box sx={{ mt: leads ? 0 : 2.5, ...beyondTheText(offers.length) }}>
        <OfferComparison
          offers={offers.map((offer) => ({ offer, lender: offer.lender }))}
          actions={({ offer }) =>
            offer.standing === 'open' ? (
              <Button
                variant={openOffers === 1 ? 'contained' : 'outlined'}
                aria-label={`Choose this offer, ${offer.lender}`}
                disabled={isLoading}
                onClick={() => void say(offer)}
              >
                {isLoading && originalArgs?.id === offer.id ? 'Sending...' : 'Choose this offer'}
              </Button>
            ) : (
              <Typography
                variant="body2"
                role="status"
                sx={{ fontWeight: offer.standing === 'chosen' ? 600 : 400 }}
              >
                {lookUp(STANDS, offer.standing) ?? 'Call us about this offer.'}
              </Typography>
            )
          }
        />
      </Box>
      {canChoose && (
        <Typography variant="body2" sx={{ mt: 1.5, maxWidth: '60ch' }}>
          Tell us which one you prefer. This does not commit you: we will call you before anything is signed.
          You can change your choice until an offer is accepted.
        </Typography>
      )}
      {error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {errorMessage(error, 'Your choice was not saved. Check your connection and try again.')}
        </Alert>
      )}
    </Box>
  );
}

/** In px: the row labels, and each offer with padding. */
const roomFor = (offers: number): number => 168 + offers * 216;

/** Uses the space beside the text column, as far as the offers need it. */
const beyondTheText = (offers: number) => {
  const width = `max(100%, min(100vw - 40px, ${roomFor(offers)}px))`;
  return {
    width: { md: width },
    marginRight: { md: `calc(100% - ${width})`, lg: `calc((100% - ${width}) / 2)` },
    marginLeft: { lg: `calc((100% - ${width}) / 2)` },
  };
};

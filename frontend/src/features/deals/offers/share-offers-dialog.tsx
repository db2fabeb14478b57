import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { array, boolean, object } from 'yup';
import { useShareOffersMutation } from '@/features/deals/deals-api';
import { offerInBrief } from '@/features/deals/offers/format-offer';
import type { ComparedOffer } from '@/features/deals/offers/offer-comparison';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { formSchema } from '@/shared/forms/rules/form-schema';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';
import { counted } from '@/shared/lib/figures';

/** In the order of the offers. */
const schema = formSchema(object({ chosen: array(boolean().defined()).default([]) }));

interface ShareOffersDialogProps {
  applicationId: string;
  /** Offers that the client does not see yet. */
  unshared: readonly ComparedOffer[];
  /** The offers are shared, and the dialog is closed. */
  onShared: () => void;
  onClose: () => void;
}

/** Shows several offers to the client, with one email. */
export function ShareOffersDialog({ applicationId, unshared, onShared, onClose }: ShareOffersDialogProps) {
  const share = useIdempotent(useShareOffersMutation());
  const labelId = useId();
  return (
    <FormikDialog
      title="Share offers"
      label="Offers to share with the client"
      schema={schema}
      initialValues={{ chosen: unshared.map(() => true) }}
      submit="Share offers"
      pending="Sharing..."
      isEmpty={({ chosen }) => !chosen.includes(true)}
      send={async ({ chosen }) => {
        const ticked = unshared.filter((_, place) => chosen[place]);
        const offers = ticked.map(({ offer: { id, updatedAt } }) => ({ id, updatedAt }));
        await share({ applicationId, body: { offers } });
        return offers.length;
      }}
      successToast={(count) => ({
        title: counted(count, 'offer') + ' shared',
        description: 'We will email the client',
      })}
      errorToast={{ title: 'Not shared', description: 'The client cannot see the offers.' }}
      onSuccess={() => {
        onClose();
        onShared();
      }}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        The client gets one email, in about a minute. They see the offers on the status page and can choose
        one there. Next, you see what we tell them about our commission and can disclose it.
      </Typography>
      <FormControl component="fieldset">
        <FormLabel component="legend" id={labelId}>
          Offers
        </FormLabel>
        {unshared.map(({ offer, lender }, place) => (
          <FormCheckbox
            key={offer.id}
            name={`chosen.${place}`}
            label={lender}
            helperText={offerInBrief(offer)}
          />
        ))}
      </FormControl>
    </FormikDialog>
  );
}

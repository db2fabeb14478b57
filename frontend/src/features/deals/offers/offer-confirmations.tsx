import {
  useAcceptOfferMutation,
  useRemindOfOffersMutation,
  useShareOfferMutation,
  useUndoAcceptanceMutation,
  useWithdrawOfferMutation,
} from '@/features/deals/deals-api';
import type { ComparedOffer } from '@/features/deals/offers/offer-comparison';
import { offerInBrief } from '@/features/deals/offers/format-offer';
import { ConfirmedAction } from '@/shared/dialogs/confirmed-action';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';

interface AboutOfferProps {
  compared: ComparedOffer;
  onClose: () => void;
}

const notDone = { title: 'Not done', description: 'The offer is unchanged.' };

export function AcceptOffer({ compared: { offer, lender }, onClose }: AboutOfferProps) {
  const accept = useIdempotent(useAcceptOfferMutation());
  const { id, updatedAt } = offer;
  return (
    <ConfirmedAction
      title={`Accept the offer from ${lender}?`}
      message={`${offerInBrief(offer)}. This approves the application, places it with ${lender} and withdraws its other open submissions. You can undo this until the deal completes.`}
      confirm="Accept offer"
      destructive={false}
      pending="Accepting..."
      action={() => accept({ id, updatedAt })}
      successToast={{ title: 'Offer accepted', description: `The application is with ${lender}` }}
      errorToast={notDone}
      onClose={onClose}
    />
  );
}

export function ShareOffer({ compared: { offer, lender }, onClose }: AboutOfferProps) {
  const share = useIdempotent(useShareOfferMutation());
  const { id, updatedAt } = offer;
  return (
    <ConfirmedAction
      title={`Share the offer from ${lender} with the client?`}
      message={`${offerInBrief(offer)}. The client sees the offer on the status page, with its conditions and what it costs, and can choose it there. We wait a minute before we email the client, so that offers shared together arrive in one email.`}
      confirm="Share offer"
      destructive={false}
      pending="Sharing..."
      action={() => share({ id, updatedAt })}
      successToast={{ title: 'Offer shared', description: 'We will email the client' }}
      errorToast={{ title: 'Not shared', description: 'The client cannot see the offer.' }}
      onClose={onClose}
    />
  );
}

interface RemindClientProps {
  applicationId: string;
  onClose: () => void;
}

export function RemindClient({ applicationId, onClose }: RemindClientProps) {
  const remind = useIdempotent(useRemindOfOffersMutation());
  return (
    <ConfirmedAction
      title="Remind the client of the offers?"
      message="We will email the client about all open offers, with the dates to decide by and a link to the status page. You can send one reminder a day."
      confirm="Send reminder"
      destructive={false}
      pending="Sending..."
      action={() => remind({ applicationId })}
      successToast={{ title: 'Reminder sent', description: 'We have emailed the client' }}
      errorToast={{ title: 'Not sent', description: 'The client was not emailed.' }}
      onClose={onClose}
    />
  );
}

export function UndoAcceptance({ compared: { offer, lender }, onClose }: AboutOfferProps) {
  const [undo] = useUndoAcceptanceMutation();
  const { id, updatedAt } = offer;
  return (
    <ConfirmedAction
      title={`Undo acceptance of the offer from ${lender}?`}
      message="The offer becomes open again. The application keeps its status, and withdrawn submissions stay withdrawn."
      confirm="Undo acceptance"
      action={() => undo({ id, updatedAt }).unwrap()}
      successToast={{ title: 'Acceptance undone' }}
      errorToast={notDone}
      onClose={onClose}
    />
  );
}

export function WithdrawOffer({ compared: { offer, lender }, onClose }: AboutOfferProps) {
  const withdraw = useIdempotent(useWithdrawOfferMutation());
  const { id, updatedAt } = offer;
  return (
    <ConfirmedAction
      title={`Has ${lender} withdrawn this offer?`}
      message={`${offerInBrief(offer)}. You can still see it, but it can no longer be accepted.`}
      confirm="Withdrawn"
      action={() => withdraw({ id, updatedAt })}
      successToast={{ title: 'Offer withdrawn' }}
      errorToast={notDone}
      onClose={onClose}
    />
  );
}

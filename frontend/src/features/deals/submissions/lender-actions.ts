import { CompletionDialog } from '@/features/deals/completion/completion-dialog';
import { isGiven } from '@/features/deals/consents/consents';
import type { Consent, Offer, Submission } from '@/features/deals/deals-api';
import { offerInBrief } from '@/features/deals/offers/format-offer';
import {
  AcceptOffer,
  ShareOffer,
  UndoAcceptance,
  WithdrawOffer,
} from '@/features/deals/offers/offer-confirmations';
import { OfferDialog } from '@/features/deals/offers/offer-dialog';
import { offersOf } from '@/features/deals/offers/offers';
import { NotRedeemed, RedemptionDialog } from '@/features/deals/completion/redemption-dialog';
import {
  ConsentOfCase,
  MoveSubmission,
  ReverseCompletion,
  type OpenSubmissionDialog,
} from '@/features/deals/submissions/submission-dialogs';
import {
  isLive,
  movesOf,
  acceptsOffers,
  type OfferedMove,
} from '@/features/deals/submissions/submission-states';

export interface LenderAction {
  readonly label: string;
  readonly act: () => void;
}

interface LenderBlock {
  readonly submission: Submission;
  readonly consent: Consent | null;
  readonly isCaseCompleted: boolean;
  readonly askedPence: number | null;
  readonly onCheckPerimeter: (() => void) | null;
  readonly openDialog: OpenSubmissionDialog;
}

interface LenderActions {
  /** The most likely action; null if there is none. */
  readonly main: LenderAction | null;
  readonly others: readonly LenderAction[];
  /** What a draft lacks before it can be sent. */
  readonly missing: string | null;
}

/** Actions on one lender of a case, the most likely first. */
export const lenderActions = (block: LenderBlock): LenderActions => {
  const [main = null, ...others] = [
    ...consentActions(block),
    ...(block.submission.state === 'info_requested' ? moveActions(block) : []),
    ...completionActions(block),
    ...offerActions(block),
    ...(block.submission.state === 'info_requested' ? [] : moveActions(block)),
  ];
  const isMainWanted = main !== null && isLive(block.submission) && block.submission.state !== 'completed';
  return {
    main: isMainWanted ? main : null,
    others: isMainWanted || main === null ? others : [main, ...others],
    missing: block.submission.state === 'draft' ? missingFor(block) : null,
  };
};

const missingFor = ({ consent, onCheckPerimeter }: LenderBlock): string | null => {
  if (onCheckPerimeter) return 'Check whether it is regulated first';
  return isGiven(consent) ? null : 'Get the client’s consent';
};

const consentActions = ({ submission, consent, openDialog }: LenderBlock): readonly LenderAction[] => {
  if (!isLive(submission) || isGiven(consent)) return [];
  const chosen = [submission.lender.name];
  const ask = {
    label: consent ? 'Ask again' : 'Ask the client',
    act: () => openDialog(ConsentOfCase, { what: 'ask', chosen }),
  };
  const record = {
    label: 'Record client’s answer',
    act: () => openDialog(ConsentOfCase, { what: 'record', chosen }),
  };
  return consent ? [record, ask] : [ask, record];
};

const offerActions = (block: LenderBlock): readonly LenderAction[] => {
  const { submission, askedPence, openDialog } = block;
  const offers = offersOf(submission);
  const ofOffers = offers.flatMap((offer) => actionsOf(offer, offers.length > 1, block));
  if (!acceptsOffers(submission)) return ofOffers;
  const record = {
    label: 'Record offer',
    act: () => openDialog(OfferDialog, { submission, offer: null, askedPence }),
  };
  return [...ofOffers, record];
};

const actionsOf = (
  offer: Offer,
  isOneOfSeveral: boolean,
  { submission, openDialog }: LenderBlock,
): readonly LenderAction[] => {
  const compared = { offer, lender: submission.lender.name };
  const action = (label: string, act: () => void): LenderAction => ({
    label: isOneOfSeveral ? `${label}: ${offerInBrief(offer)}` : label,
    act,
  });
  if (offer.acceptedAt)
    return submission.state === 'accepted'
      ? [action('Undo acceptance', () => openDialog(UndoAcceptance, { compared }))]
      : [];
  const share = action('Share', () => openDialog(ShareOffer, { compared }));
  const accept = action('Accept', () => openDialog(AcceptOffer, { compared }));
  return [
    ...(offer.sharedAt === null && isLive(submission) ? [share] : []),
    ...(submission.state === 'offered' ? [accept] : []),
    action('Change', () => openDialog(OfferDialog, { submission, offer })),
    action('Record withdrawal', () => openDialog(WithdrawOffer, { compared })),
  ];
};

const completionActions = ({ submission, openDialog }: LenderBlock): readonly LenderAction[] => {
  if (submission.state === 'accepted')
    return [{ label: 'Record completion', act: () => openDialog(CompletionDialog, { submission }) }];
  if (!submission.completion) return [];
  const redemption =
    submission.completion.redeemedOn === null
      ? { label: 'Record early repayment', act: () => openDialog(RedemptionDialog, { submission }) }
      : { label: 'Undo early repayment', act: () => openDialog(NotRedeemed, { submission }) };
  return [
    redemption,
    { label: 'Reverse completion', act: () => openDialog(ReverseCompletion, { submission }) },
  ];
};

const moveActions = ({
  submission,
  isCaseCompleted,
  onCheckPerimeter,
  openDialog,
}: LenderBlock): readonly LenderAction[] => {
  const start = (move: OfferedMove) =>
    onCheckPerimeter && move.to === 'sent'
      ? onCheckPerimeter()
      : openDialog(MoveSubmission, { submission, move, openDialog });
  return movesOf(submission, isCaseCompleted).map((move) => ({
    label: move.label,
    act: () => start(move),
  }));
};

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { consentDetails, formatConsent, toneOf } from '@/features/deals/consents/consents';
import type { Consent, Offer, Submission } from '@/features/deals/deals-api';
import { formatCompletion, costInBrief, offerInBrief } from '@/features/deals/offers/format-offer';
import { lenderActions, type LenderAction } from '@/features/deals/submissions/lender-actions';
import type { OpenSubmissionDialog } from '@/features/deals/submissions/submission-dialogs';
import { submissionNextStep, shownState, formatWait } from '@/features/deals/submissions/submission-states';
import { longDate } from '@/shared/lib/dates';
import { MenuButton } from '@/shared/ui/menu/menu-button';
import { MenuPopup } from '@/shared/ui/menu/menu-popup';
import { StatusChip } from '@/shared/ui/status-chip';

interface SubmissionLineProps {
  submission: Submission;
  /** The client's consent for its lender. */
  consent: Consent | null;
  /** Whether any submission of the case is completed. */
  isCaseCompleted: boolean;
  /** The requested amount in pence; null if it is not one amount. */
  askedPence: number | null;
  /** Records the check whether the loan is regulated, which comes before sending; null if none is needed. */
  onCheckPerimeter: (() => void) | null;
  openDialog: OpenSubmissionDialog;
}

/** A lender's block: its submission, consent and offers, one action, and a menu of the others. */
export function SubmissionLine(props: SubmissionLineProps) {
  const { submission, consent, isCaseCompleted } = props;
  const { lender, reference, offers } = submission;
  const { label, tone } = shownState(submission);
  const { main, others, missing } = lenderActions(props);
  const toDo = missing ?? submissionNextStep(submission, isCaseCompleted);
  const facts = [reference && `Reference ${reference}`, formatWait(submission), toDo].filter(Boolean);
  return (
    <li aria-label={lender.name}>
      <Box sx={head}>
        <Typography variant="h4" component="h3">
          {lender.name}
        </Typography>
        <StatusChip tone={tone}>{label}</StatusChip>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {facts.join(' · ')}
      </Typography>
      <Box sx={consentLine}>
        <StatusChip tone={toneOf(consent)}>{formatConsent(consent)}</StatusChip>
        <Typography variant="caption" color="textSecondary">
          {consentDetails(consent)}
        </Typography>
      </Box>
      {submission.completion && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {formatCompletion(submission.completion)}
        </Typography>
      )}
      {offers.map((offer) => (
        <OfferLine key={offer.id} offer={offer} />
      ))}
      {(main ?? others.length > 0) && (
        <Box sx={moves}>
          {main && (
            <Button size="small" variant="outlined" onClick={main.act}>
              {main.label}
            </Button>
          )}
          {others.length > 0 && <OtherActions lender={lender.name} actions={others} />}
        </Box>
      )}
    </li>
  );
}

function OtherActions({ lender, actions }: { lender: string; actions: readonly LenderAction[] }) {
  return (
    <MenuButton
      label={`More actions for ${lender}`}
      menu={(opened) => (
        <MenuPopup {...opened}>
          {actions.map(({ label, act }) => (
            <MenuItem
              key={label}

              onClick={() => {
                opened.close();
                act();
              }}
            >
              {label}
            </MenuItem>
          ))}
        </MenuPopup>
      )}
    >
      More
    </MenuButton>
  );
}

function OfferLine({ offer }: { offer: Offer }) {
  const { acceptedAt, withdrawnAt, chosenByApplicantAt, sharedAt } = offer;
  return (
    <Paper sx={withdrawnAt === null ? offerBlock : withdrawnOffer}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {offerInBrief(offer)}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p">
        {costInBrief(offer)}
      </Typography>
      {acceptedAt && <StatusChip tone="positive">Accepted</StatusChip>}
      {withdrawnAt && <StatusChip tone="neutral">Withdrawn by the lender</StatusChip>}
      {!acceptedAt && chosenByApplicantAt && <StatusChip tone="processing">The client’s choice</StatusChip>}
      {!acceptedAt && !withdrawnAt && !chosenByApplicantAt && sharedAt && (
        <StatusChip tone="neutral">{`Shared on ${longDate(sharedAt)}`}</StatusChip>
      )}
    </Paper>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1.5,
  rowGap: 0.5,
  overflowWrap: 'anywhere',
} as const;

const consentLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  minHeight: 30,
  mt: 0.5,
} as const;

const moves = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 } as const;

const offerBlock = { mt: 1, px: 1.5, py: 1, bgcolor: 'wash.primary' } as const;
const withdrawnOffer = {
  ...offerBlock,
  bgcolor: 'transparent',
  border: '1px dashed',
  borderColor: 'divider',
} as const;

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { PdfButton } from '@/shared/lists/pdf-button';
import { nameOrFormer } from '@/shared/lib/names';
import {
  disclosuresOf,
  useFreezeDisclosureMutation,
  useListDisclosuresQuery,
  usePreviewDisclosureQuery,
  useSendDisclosureMutation,
  type Disclosure,
} from '@/features/commissions/staff/disclosures-api';
import type { Schemas } from '@/api/schemas';
import { ConfirmedAction } from '@/shared/dialogs/confirmed-action';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { useSubmissionKey } from '@/shared/forms/sending/use-submission-key';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';
import { longDateAndTime } from '@/shared/lib/dates';
import { errorMessage } from '@/shared/lib/failure';
import { RowsList } from '@/shared/lists/rows-list';
import { StatusChip, type ShownStatus } from '@/shared/ui/status-chip';
import { writtenText } from '@/shared/ui/written-text';
import { ActionNotice } from '@/shared/ui/action-notice';
import { Collapsible } from '@/shared/ui/collapsible';

/** A shared offer whose commission the client should know before accepting it. */
export interface OfferToName extends OfferCommission {
  readonly lender: string;
}

type OfferCommission = Pick<
  Schemas['OfferResponse'],
  'id' | 'brokerCommissionPence' | 'brokerCommissionBasis'
>;

interface DisclosuresPartProps {
  applicationId: string;
  offers: readonly OfferToName[];
  /** Then the client should have known the commission already. */
  isCompleted?: boolean;
}

/** The commission disclosures of a case's client: each version, and whether it was read. */
export function DisclosuresPart(props: DisclosuresPartProps) {
  const { applicationId } = props;
  const disclosuresRead = useListDisclosuresQuery(applicationId);
  return (
    <QueryBoundary query={disclosuresRead} name="The disclosures" height={72}>
      {(disclosures) => <Versions {...props} disclosures={disclosures} />}
    </QueryBoundary>
  );
}

interface VersionsProps extends DisclosuresPartProps {
  disclosures: readonly Disclosure[];
}

function Versions({ applicationId, offers, isCompleted = false, disclosures }: VersionsProps) {
  const { dialog, openDialog } = useDialog();
  const [newest] = disclosures;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {!newest && isCompleted && (
        <Alert severity="warning" sx={{ width: 1 }}>
          This case is completed, and the client was not told how we are paid for it. Disclose it now.
        </Alert>
      )}
      {!newest && !isCompleted && (
        <Typography variant="body2" color="textSecondary">
          You have not yet told the client how we are paid for this case.
        </Typography>
      )}
      {newest?.outOfDateSince && (
        <Alert severity="warning" sx={{ width: 1 }}>
          The commission changed on {longDateAndTime(newest.outOfDateSince)}, so the client’s disclosure is
          out of date. Disclose it again.
        </Alert>
      )}
      {newest?.awaitsSending && (
        <ActionNotice
          action="Send disclosure"
          onAction={() => openDialog(Send, { disclosure: newest })}
          sx={{ width: 1 }}
        >
          The lender pays a different commission from the one we disclosed to the client. Disclosure{' '}
          {newest.version} states it.
        </ActionNotice>
      )}
      <NotAcknowledged offers={offers} newest={newest} />
      {newest && (
        <RowsList label="Disclosures">
          {disclosures.map((disclosure) => (
            <Version key={disclosure.id} disclosure={disclosure} />
          ))}
        </RowsList>
      )}
      <Button
        variant="outlined"
        size="small"
        onClick={() => openDialog(DiscloseCommission, { applicationId })}
      >
        {newest ? 'Disclose again' : 'Disclose the commission'}
      </Button>
      {dialog}
    </Box>
  );
}

/** What is missing before the client knows the commission for an offer; null if nothing is. */
const missingFor = (offer: OfferToName, newest: Disclosure | undefined): string | null => {
  const { id, lender, brokerCommissionPence, brokerCommissionBasis } = offer;
  if (brokerCommissionPence === null) return `Enter our commission on the ${lender} offer, then disclose it.`;
  const isNamed = newest?.offers.some(
    (named) =>
      named.offerId === id &&
      named.brokerCommissionPence === brokerCommissionPence &&
      named.brokerCommissionBasis === brokerCommissionBasis,
  );
  if (!isNamed) return `Disclose our commission for the ${lender} offer.`;
  return newest?.acknowledgedAt === null
    ? `Ask the client to acknowledge disclosure ${newest.version}, which states our commission for the ${lender} offer.`
    : null;
};

/** Warns before an offer is accepted whose commission the client has not acknowledged. */
function NotAcknowledged({
  offers,
  newest,
}: {
  offers: readonly OfferToName[];
  newest: Disclosure | undefined;
}) {
  const missing = offers.map((offer) => missingFor(offer, newest)).filter((todo) => todo !== null);
  if (missing.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ width: 1 }}>
      The client has not acknowledged our commission for{' '}
      {missing.length === 1 ? 'an offer' : `${missing.length} offers`}. Before you accept one:
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {missing.map((todo) => (
          <li key={todo}>{todo}</li>
        ))}
      </Box>
    </Alert>
  );
}

const stateOf = ({ supersededAt, acknowledgedAt, openedAt, awaitsSending }: Disclosure): ShownStatus => {
  if (supersededAt !== null) return { label: 'Superseded', tone: 'neutral' };
  if (acknowledgedAt !== null) return { label: 'Acknowledged', tone: 'positive' };
  if (awaitsSending) return { label: 'Not sent', tone: 'negative' };
  return openedAt === null
    ? { label: 'Not opened', tone: 'waiting' }
    : { label: 'Opened', tone: 'processing' };
};

function Version({ disclosure }: { disclosure: Disclosure }) {
  const { id, applicationId, version, text, createdAt, createdBy } = disclosure;
  const { openedAt, acknowledgedAt, acknowledgedBy } = disclosure;
  const { label, tone } = stateOf(disclosure);
  return (
    <li>
      <Box sx={{ minWidth: 0, flex: '1 1 220px', display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600 }}>Disclosure {version}</Typography>
          <StatusChip tone={tone}>{label}</StatusChip>
        </Box>
        <Typography variant="body2" color="textSecondary">
          {longDateAndTime(createdAt)}, by {nameOrFormer(createdBy?.name)}
        </Typography>
        {openedAt !== null && (
          <Typography variant="body2" color="textSecondary">
            Opened {longDateAndTime(openedAt)}
          </Typography>
        )}
        {acknowledgedAt !== null && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            Acknowledged {longDateAndTime(acknowledgedAt)}, by {acknowledgedBy}
          </Typography>
        )}
        <Collapsible summary="What it says">
          <Typography variant="body2" sx={{ ...writtenText, maxWidth: '70ch' }}>
            {text}
          </Typography>
        </Collapsible>
      </Box>
      {/* Aligned with the heading, however long the wording is. */}
      <Box sx={{ alignSelf: 'flex-start' }}>
        <PdfButton
          url={`${disclosuresOf(applicationId)}/${id}/pdf`}
          label="disclosure"
          variant="text"
          size="small"
          aria-label={`Download PDF of disclosure ${version}`}
        />
      </Box>
    </li>
  );
}

interface DiscloseCommissionProps {
  applicationId: string;
  onClose: () => void;
}

/** Discloses the commission after showing what the client will read. */
export function DiscloseCommission({ applicationId, onClose }: DiscloseCommissionProps) {
  const [freeze] = useFreezeDisclosureMutation();
  const { currentData: disclosures } = useListDisclosuresQuery(applicationId);
  const { currentData: preview, error } = usePreviewDisclosureQuery(applicationId);
  const keyOf = useSubmissionKey();
  const before = disclosures?.[0]?.id ?? null;
  return (
    <ConfirmedAction
      title="Disclose the commission to the client?"
      message={`This saves the text below permanently. The client reads and acknowledges it on the status page${before === null ? '' : ', replacing the previous one'}. We will email the client.`}
      confirm="Disclose"
      ready={preview !== undefined}
      destructive={false}
      pending="Disclosing..."
      action={() => freeze({ applicationId, idempotencyKey: keyOf({ before }) }).unwrap()}
      successToast={{ title: 'Commission disclosed', description: 'It is now on the client’s status page.' }}
      errorToast={{ title: 'Not disclosed', description: 'Please check your connection and try again.' }}
      onClose={onClose}
    >
      <Paper component="section" variant="outlined" aria-label="What the client will read" sx={previewText}>
        {preview?.text ?? (error ? errorMessage(error, 'The text could not be loaded.') : 'Loading the text')}
      </Paper>
    </ConfirmedAction>
  );
}

function Send({ disclosure, onClose }: { disclosure: Disclosure; onClose: () => void }) {
  const [send] = useSendDisclosureMutation();
  return (
    <ConfirmedAction
      title={`Send disclosure ${disclosure.version} to the client?`}
      message="We will email the client a link to read and acknowledge it on the status page."
      confirm="Send disclosure"
      destructive={false}
      pending="Sending..."
      action={() => send(disclosure).unwrap()}
      successToast={{ title: 'Disclosure sent' }}
      errorToast={{ title: 'Not sent', description: 'Please check your connection and try again.' }}
      onClose={onClose}
    />
  );
}

const previewText = { mt: 2, p: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

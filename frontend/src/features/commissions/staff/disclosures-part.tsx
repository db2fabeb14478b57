import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PdfButton } from '@/features/commissions/pdf-button';
import {
  disclosuresOf,
  useFreezeDisclosureMutation,
  useListDisclosuresQuery,
  type Disclosure,
} from '@/features/commissions/staff/disclosures-api';
import { ConfirmedAction } from '@/shared/dialogs/confirmed-action';
import { useSubmissionKey } from '@/shared/forms/use-submission-key';
import { QueryBoundary } from '@/shared/frame/query-boundary';
import { longDateAndTime } from '@/shared/lib/dates';
import styles from '@/shared/lists/rows-list.module.css';
import { StatusChip, type ShownStatus } from '@/shared/lists/status-chip';

/** The commission disclosures of a case's client: each version, and whether it was read. */
export function DisclosuresPart({ applicationId }: { applicationId: string }) {
  const disclosuresRead = useListDisclosuresQuery(applicationId);
  return (
    <QueryBoundary query={disclosuresRead} name="The disclosures" height={72}>
      {(disclosures) => <Versions applicationId={applicationId} disclosures={disclosures} />}
    </QueryBoundary>
  );
}

interface VersionsProps {
  applicationId: string;
  disclosures: readonly Disclosure[];
}

function Versions({ applicationId, disclosures }: VersionsProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [newest] = disclosures;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {!newest && (
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
      {newest && (
        <ul aria-label="Disclosures" className={styles['list']} style={{ width: '100%' }}>
          {disclosures.map((disclosure) => (
            <Version key={disclosure.id} disclosure={disclosure} />
          ))}
        </ul>
      )}
      <Button variant="outlined" size="small" onClick={() => setIsAsked(true)}>
        {newest ? 'Disclose again' : 'Disclose the commission'}
      </Button>
      {isAsked && (
        <Freeze applicationId={applicationId} before={newest?.id ?? null} onClose={() => setIsAsked(false)} />
      )}
    </Box>
  );
}

const stateOf = ({ supersededAt, acknowledgedAt, openedAt }: Disclosure): ShownStatus => {
  if (supersededAt !== null) return { label: 'Superseded', tone: 'neutral' };
  if (acknowledgedAt !== null) return { label: 'Acknowledged', tone: 'positive' };
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
          {longDateAndTime(createdAt)}, by {createdBy?.name ?? 'a former team member'}
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
        <Box component="details" sx={wording}>
          <summary>What it says</summary>
          <Typography variant="body2">{text}</Typography>
        </Box>
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

interface FreezeProps {
  applicationId: string;
  /** The previous newest version. */
  before: string | null;
  onClose: () => void;
}

function Freeze({ applicationId, before, onClose }: FreezeProps) {
  const [freeze] = useFreezeDisclosureMutation();
  const keyOf = useSubmissionKey();
  return (
    <ConfirmedAction
      question="Disclose the commission to the client?"
      sentence={`This saves a permanent record of what is known now. The client reads and acknowledges it on the status page${before === null ? '' : ', replacing the previous one'}. We will email the client.`}
      confirm="Disclose"
      destructive={false}
      pending="Disclosing..."
      action={() => freeze({ applicationId, idempotencyKey: keyOf({ before }) }).unwrap()}
      done={{ title: 'Commission disclosed', description: 'It is now on the client’s status page.' }}
      failed={{ title: 'Not disclosed', description: 'Please check your connection and try again.' }}
      onClose={onClose}
    />
  );
}

const wording = {
  typography: 'body2',
  '& summary': { cursor: 'pointer', py: 0.5 },
  '& p': { whiteSpace: 'pre-line', maxWidth: '70ch', overflowWrap: 'anywhere', mt: 0.5 },
} as const;

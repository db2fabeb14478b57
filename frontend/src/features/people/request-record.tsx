import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { ChooseRecordsDialog } from '@/features/people/choose-records-dialog';
import { ErasureSection } from '@/features/people/erasure-section';
import { ExportDialog } from '@/features/people/export-dialog';
import type { DataRequest } from '@/features/people/people-api';
import {
  requestDue,
  IDENTITY_CHECKS,
  requestNextStep,
  RECORD_TYPES,
  REQUEST_KINDS,
  REQUESTED_BY,
  REQUEST_OUTCOMES,
  type RequestStepKind,
} from '@/features/people/people-labels';
import { plainTable, tableRoom } from '@/features/people/plain-table';
import {
  AuthorityDialog,
  CloseRequestDialog,
  EditRequestDialog,
  FeeDialog,
  IdentityDialog,
  RecordReplyDialog,
  StopClockDialog,
} from '@/features/people/request-dialogs';
import { ClockChip } from '@/features/people/requests-tab';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { RecordColumns } from '@/shared/portal/record-columns';
import { RecordHead } from '@/shared/portal/record-head';
import { longDate, shortDate } from '@/shared/lib/dates';
import { humanise, lookUp } from '@/shared/lib/labels';
import { formatPence } from '@/shared/lib/money';
import { DescriptionItem, DescriptionList } from '@/shared/ui/description-list';
import { PdfButton } from '@/shared/lists/pdf-button';
import { RecordLink } from '@/shared/lists/record-link';
import { writtenText } from '@/shared/ui/written-text';
import { Section } from '@/shared/ui/section';

type RequestDialog = ComponentType<{ request: DataRequest; onClose: () => void }>;

/** The button of a step; an erasure has its own below the table that is signed off. */
const STEP_BUTTONS: Readonly<
  Record<Exclude<RequestStepKind, 'erase'>, { label: string; Dialog: RequestDialog }>
> = {
  identity: { label: 'Record identity check', Dialog: IdentityDialog },
  authority: { label: 'Record authority', Dialog: AuthorityDialog },
  fee: { label: 'Record fee payment', Dialog: FeeDialog },
  reply: { label: 'Record reply', Dialog: RecordReplyDialog },
  records: { label: 'Choose records', Dialog: ChooseRecordsDialog },
  export: { label: 'Export data', Dialog: ExportDialog },
  close: { label: 'Close request', Dialog: CloseRequestDialog },
};

interface RequestRecordProps {
  request: DataRequest;
  /** Id of the signed-in staff member. */
  signedInId: string | null;
}

/** A request about personal data: what must be done next, which records, its clock and its answer. */
export function RequestRecord({ request, signedInId }: RequestRecordProps) {
  // A dialog keeps the request as it was when opened: saving never overwrites what a colleague changed since.
  const { dialog, openDialog } = useDialog();
  const step = requestNextStep(request);
  const button = step === null || step.kind === 'erase' ? null : STEP_BUTTONS[step.kind];
  const isOpen = request.status === 'open';
  const choose = () => openDialog(ChooseRecordsDialog, { request });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <RecordHead
        status={<ClockChip request={request} />}
        kind={lookUp(REQUEST_KINDS, request.kind)}
        phone={request.phone}
        email={request.email}
      />
      {step && (
        <Section
          variant="card"
          title="Next step"
          actions={
            <>
              {step.kind !== 'close' && (
                <Button variant="outlined" onClick={() => openDialog(CloseRequestDialog, { request })}>
                  Close request
                </Button>
              )}
              {request.clock === 'running' && (
                <Button variant="outlined" onClick={() => openDialog(StopClockDialog, { request })}>
                  Stop the clock
                </Button>
              )}
              {button && (
                <Button onClick={() => openDialog(button.Dialog, { request })}>{button.label}</Button>
              )}
            </>
          }
        >
          <Typography variant="h4" component="p">
            {step.sentence}
          </Typography>
        </Section>
      )}
      {step?.kind === 'erase' && <ErasureSection request={request} onChooseRecords={choose} />}
      <RecordColumns
        work={
          <Section
            variant="card"
            title={`Records (${request.records.length})`}
            actions={
              request.records.length > 0 &&
              isOpen && (
                <Button variant="outlined" size="small" onClick={choose}>
                  Change records
                </Button>
              )
            }
          >
            <Records records={request.records} />
          </Section>
        }
        facts={
          <Section
            variant="card"
            title="Request"
            actions={
              <Button
                variant="outlined"
                size="small"
                onClick={() => openDialog(EditRequestDialog, { request, signedInId })}
              >
                Edit
              </Button>
            }
          >
            <RequestFacts request={request} />
          </Section>
        }
        history={null}
      />
      {dialog}
    </Box>
  );
}

function Records({ records }: Pick<DataRequest, 'records'>) {
  if (records.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        No records chosen yet.
      </Typography>
    );
  return (
    <Box sx={tableRoom}>
      <Box component="table" sx={plainTable} aria-label="Records">
        <thead>
          <tr>
            {['Record', 'Kind', 'From'].map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map(({ type, id, name, company, at }) => (
            <tr key={id}>
              <th scope="row">
                {name === null ? (
                  'Erased or deleted'
                ) : (
                  <RecordLink type={type} id={id} name={company ?? name} />
                )}
              </th>
              <td>{lookUp(RECORD_TYPES, type) ?? humanise(type)}</td>
              <td>{at === null ? '' : shortDate(at)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const dayOf = (day: string | null): string | null => day && longDate(day);

const pauseInWords = ({ askedOn, answeredOn }: DataRequest['pauses'][number]): string =>
  answeredOn === null
    ? `Since ${longDate(askedOn)}, waiting for a reply`
    : `${longDate(askedOn)} to ${longDate(answeredOn)}`;

function RequestFacts({ request }: { request: DataRequest }) {
  const {
    requestedBy,
    receivedOn,
    identityConfirmedOn,
    identityCheckedBy,
    authorityConfirmedOn,
    feePence,
    pauses,
  } = request;
  const { feePaidOn, owner, outcome, closedOn, letter, notes } = request;
  return (
    <DescriptionList>
      <DescriptionItem term="Received">{longDate(receivedOn)}</DescriptionItem>
      <DescriptionItem term="Requested by">{lookUp(REQUESTED_BY, requestedBy)}</DescriptionItem>
      <DescriptionItem term="Identity confirmed">
        {identityConfirmedOn === null
          ? 'Not yet'
          : [longDate(identityConfirmedOn), identityCheckedBy && lookUp(IDENTITY_CHECKS, identityCheckedBy)]
              .filter(Boolean)
              .join(': ')}
      </DescriptionItem>
      {requestedBy === 'representative' && (
        <DescriptionItem term="Authority confirmed">
          {dayOf(authorityConfirmedOn) ?? 'Not yet'}
        </DescriptionItem>
      )}
      {feePence !== null && feePence > 0 && (
        <DescriptionItem term="Fee">
          {formatPence(feePence)}, {feePaidOn === null ? 'not paid' : `paid on ${longDate(feePaidOn)}`}
        </DescriptionItem>
      )}
      {pauses.map((pause) => (
        <DescriptionItem key={pause.askedOn} term="Clock stopped">
          {pauseInWords(pause)}
        </DescriptionItem>
      ))}
      <DescriptionItem term="Due">{requestDue(request)}</DescriptionItem>
      <DescriptionItem term="Owner">{owner?.name ?? 'Unassigned'}</DescriptionItem>
      <DescriptionItem term="Outcome">
        {outcome && [lookUp(REQUEST_OUTCOMES, outcome) ?? humanise(outcome), dayOf(closedOn)].join(', ')}
      </DescriptionItem>
      <DescriptionItem term="Letter">
        {letter && (
          <>
            <Box component="span" sx={writtenText}>
              {letter}
            </Box>
            <Box sx={{ mt: 1 }}>
              <PdfButton
                url={`admin/data-requests/${request.id}/letter`}
                label="letter"
                variant="outlined"
                size="small"
              />
            </Box>
          </>
        )}
      </DescriptionItem>
      <DescriptionItem term="Notes">
        {notes && (
          <Box component="span" sx={writtenText}>
            {notes}
          </Box>
        )}
      </DescriptionItem>
    </DescriptionList>
  );
}

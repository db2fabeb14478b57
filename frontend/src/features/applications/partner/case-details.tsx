import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CaseProgress } from '@/features/applications/partner/case-progress';
import { timelineOf } from '@/features/applications/partner/case-timeline';
import { CaseStatusChip } from '@/features/applications/partner/case-status';
import {
  useShowCaseQuery,
  type Case,
  type CaseInFull,
  type MatchAtSubmission,
} from '@/features/applications/partner/cases-api';
import { dial } from '@/shared/lib/contact-addresses';
import { formatAnswer } from '@/shared/application-answers/format-answer';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';
import { longDateAndTime } from '@/shared/lib/dates';
import { DetailDrawer } from '@/shared/lists/screen/detail-drawer';
import { DescriptionItem, DescriptionList } from '@/shared/ui/description-list';
import { ContactFacts } from '@/shared/lists/contact-facts';
import { Timeline } from '@/shared/ui/timeline';
import { site } from '@/shared/site/settings';
import { Section } from '@/shared/ui/section';
import { writtenText } from '@/shared/ui/written-text';

interface CaseDetailsProps {
  /** The case from the list; details are fetched when it opens. */
  listed: Case;
  onClose: () => void;
  actions?: ReactNode;
  /** Renders the matching lenders at submission. */
  matches: (matches: readonly MatchAtSubmission[]) => ReactNode;
  /** The partner's questions about it, and a button to ask. */
  questions: ReactNode;
  /** The partner's commission on it. */
  commission: ReactNode;
}

/** All details of a case with its timeline. */
export function CaseDetails({ listed, onClose, actions, matches, questions, commission }: CaseDetailsProps) {
  const full = useShowCaseQuery(listed.id);
  const { companyName, status, assignedLender, notes } = listed;
  return (
    <DetailDrawer title={companyName} onClose={onClose} actions={actions}>
      <Box sx={{ display: 'grid', gap: 3.5 }}>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <CaseStatusChip status={status} />
          <Typography variant="h4" component="p">
            {formatAnswer('amount', listed.amount, { byPartner: !listed.viaLink })},{' '}
            {formatAnswer('fundingType', listed.fundingType, { byPartner: !listed.viaLink })}
          </Typography>
          {assignedLender && <Typography sx={{ overflowWrap: 'anywhere' }}>With {assignedLender}</Typography>}
          <CaseProgress {...listed} />
          <Handler handler={full.currentData?.handler ?? null} />
          {questions}
        </Box>
        <Section variant="drawer" title="Timeline">
          <QueryBoundary query={full} name="Timeline" height={56}>
            {(read) => <Timeline label="Timeline" entries={timelineOf(read)} />}
          </QueryBoundary>
        </Section>
        <Section variant="drawer" title="Commission">
          {commission}
        </Section>
        <Section variant="drawer" title="Your notes">
          <Typography variant="body2" sx={notes ? writtenText : { color: 'text.secondary' }}>
            {notes ?? 'No notes yet. Only you and the broker can see them.'}
          </Typography>
        </Section>
        <Section variant="drawer" title="Details submitted">
          <Submitted listed={listed} further={full.currentData?.furtherAnswers ?? []} />
        </Section>
        {full.currentData && (
          <Section variant="drawer" title="Matches when submitted">
            {matches(full.currentData.matches)}
          </Section>
        )}
      </Box>
    </DetailDrawer>
  );
}

/** Who handles the case, and their number or else the firm's. */
function Handler({ handler }: Pick<CaseInFull, 'handler'>) {
  const shown = handler?.phone ?? site.phone.shown;
  const href = handler?.phone ? dial(handler.phone) : `tel:${site.phone.dialled}`;
  return (
    <Typography variant="body2">
      {handler ? `${handler.name} handles this case.` : 'We will assign someone to this case.'} Call{' '}
      {href === null ? (
        shown
      ) : (
        <Link href={href} sx={{ whiteSpace: 'nowrap' }}>
          {shown}
        </Link>
      )}
      .
    </Typography>
  );
}

interface SubmittedProps {
  listed: Case;
  further: CaseInFull['furtherAnswers'];
}

function Submitted({ listed, further }: SubmittedProps) {
  const { fundingType, amount, tradingHistory, externalReference } = listed;
  const format = (name: string, answer: string) => formatAnswer(name, answer, { byPartner: !listed.viaLink });
  return (
    <DescriptionList>
      <ContactFacts {...listed} />
      <DescriptionItem term="Funding type">{format('fundingType', fundingType)}</DescriptionItem>
      <DescriptionItem term="Amount required">{format('amount', amount)}</DescriptionItem>
      <DescriptionItem term="Trading history">
        {tradingHistory && format('tradingHistory', tradingHistory)}
      </DescriptionItem>
      {further.map(({ name, question, answer }) => (
        <DescriptionItem key={name} term={question}>
          {format(name, answer)}
        </DescriptionItem>
      ))}
      {externalReference && <DescriptionItem term="Your reference">{externalReference}</DescriptionItem>}
      <DescriptionItem term="Submitted">
        {longDateAndTime(listed.createdAt)}
        {listed.viaLink && ', by your client through your link'}
      </DescriptionItem>
      {listed.duplicateOf !== null && (
        <DescriptionItem term="Duplicate">Of a newer case, which replaces this one</DescriptionItem>
      )}
      <DescriptionItem term="Client’s consent">{consentOf(listed)}</DescriptionItem>
    </DescriptionList>
  );
}

const consentOf = ({ clientConsentAt, viaLink }: Case): string | null => {
  if (!clientConsentAt) return null;
  const at = longDateAndTime(clientConsentAt);
  return viaLink ? `Given by your client, ${at}` : `You confirmed that your client knows, ${at}`;
};

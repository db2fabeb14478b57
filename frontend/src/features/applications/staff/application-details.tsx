import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ANSWERS } from '@/api/answers';
import {
  useShowApplicationQuery,
  type Application,
  type ApplicationInFull,
  type OptionalAnswer,
} from '@/features/applications/staff/admin-applications-api';
import { answerOf } from '@/features/applications/staff/answer-of';
import { ApplicationOwner } from '@/features/applications/staff/application-owner';
import { ApplicationStatusChip } from '@/features/applications/staff/application-status';
import { trailOf } from '@/features/applications/staff/application-trail';
import { DueChip } from '@/features/applications/staff/due-chip';
import { longDateAndTime } from '@/shared/lib/dates';
import { lookUp } from '@/shared/lib/known-words';
import { DetailDrawer, Fact, Facts } from '@/shared/lists/detail-drawer';
import { ContactFacts, DetailPart, PartNotRead } from '@/shared/lists/detail-part';
import { Timeline } from '@/shared/lists/timeline';

interface ApplicationDetailsProps {
  /** As the list has it; the rest is read when it is opened. */
  listed: Application;
  /** Whoever is signed in. */
  me: string | null;
  onClose: () => void;
  actions: ReactNode;
  /** Shows the lenders that fitted when the application came. */
  matches: (kept: ApplicationInFull['matches']) => ReactNode;
}

/** Everything that is known of an application, in the order in which it is worked on. */
export function ApplicationDetails({ listed, me, onClose, actions, matches }: ApplicationDetailsProps) {
  const full = useShowApplicationQuery(listed.id);
  const { companyName, status, assignedLender, partner, notes, partnerNotes } = listed;
  const reading = <Reading failure={full.error} onRetry={() => void full.refetch()} />;
  return (
    <DetailDrawer title={companyName} open onClose={onClose} actions={actions}>
      <Box sx={{ display: 'grid', gap: 3.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
          <ApplicationStatusChip status={status} />
          <DueChip {...listed} />
          {assignedLender && <Typography variant="body2">With {assignedLender}</Typography>}
        </Box>
        <ApplicationOwner application={listed} me={me} />
        <DetailPart title="Internal notes">
          <Words text={notes} none="None. Only the broker’s staff read them." />
        </DetailPart>
        {partner && (
          <DetailPart title={`Notes of ${partner}`}>
            <Words text={partnerNotes} none="None." />
          </DetailPart>
        )}
        <DetailPart title="What was submitted">
          <Submitted listed={listed} />
        </DetailPart>
        <DetailPart title="Lenders that fitted then">
          {full.currentData ? matches(full.currentData.matches) : reading}
        </DetailPart>
        <DetailPart title="Who was given the details">
          {full.currentData ? <Disclosures disclosures={full.currentData.disclosures} /> : reading}
        </DetailPart>
        <DetailPart title="Activity">
          {full.currentData ? <Timeline label="Activity" entries={trailOf(full.currentData)} /> : reading}
        </DetailPart>
      </Box>
    </DetailDrawer>
  );
}

/** Every answer that may be left out, in the order in which the server declares them. */
const OPTIONAL_ANSWERS = (Object.keys(ANSWERS) as (keyof typeof ANSWERS)[]).filter(
  (name): name is OptionalAnswer => !ANSWERS[name].required,
);

function Submitted({ listed }: { listed: Application }) {
  const { createdAt, externalReference } = listed;
  return (
    <Facts>
      <ContactFacts {...listed} />
      <Fact name="Funding type">{answerOf(listed, 'fundingType')}</Fact>
      <Fact name="Amount required">{answerOf(listed, 'amount')}</Fact>
      {OPTIONAL_ANSWERS.map((name) => {
        const answer = answerOf(listed, name);
        return (
          answer !== null && (
            <Fact key={name} name={ANSWERS[name].label}>
              <Box component="span" sx={written}>
                {answer}
              </Box>
            </Fact>
          )
        );
      })}
      <Fact name="Submitted">{longDateAndTime(createdAt)}</Fact>
      <Fact name="Came">{cameBy(listed)}</Fact>
      {externalReference && <Fact name="Partner’s reference">{externalReference}</Fact>}
    </Facts>
  );
}

function cameBy({ introducerId, partner, source, clientConsentAt }: Application): string {
  const who = partner ?? 'a partner';
  const entered = lookUp(ENTERED, source);
  if (entered !== undefined) return introducerId === null ? entered : `${entered}, for ${who}`;
  if (introducerId === null) return 'Directly';
  if (source === 'referral_link') return `Through the link of ${who}, which the client agreed may see it`;
  return `From ${who}; ${clientConsentAt ? 'the client knows, as it says' : 'the client is not said to know'}`;
}

/** How what staff entered had come to them. */
const ENTERED: Readonly<Partial<Record<Application['source'], string>>> = {
  phone: 'By phone',
  email: 'By e-mail',
  in_person: 'In person',
};

function Disclosures({ disclosures }: Pick<ApplicationInFull, 'disclosures'>) {
  if (disclosures.length === 0)
    return <Words text={null} none="Nobody yet, as far as it is recorded here." />;
  return (
    <Facts>
      {disclosures.map(({ id, recipient, what, at }) => (
        <Fact key={id} name={longDateAndTime(at)}>
          {recipient}
          {what && (
            <Typography variant="caption" component="div" color="textSecondary">
              {what}
            </Typography>
          )}
        </Fact>
      ))}
    </Facts>
  );
}

function Words({ text, none }: { text: string | null; none: string }) {
  return (
    <Typography variant="body2" sx={text ? written : { color: 'text.secondary' }}>
      {text ?? none}
    </Typography>
  );
}

function Reading({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  if (!failure) return <Skeleton height={24} width="60%" />;
  return <PartNotRead failure={failure} fallback="This could not be read." onRetry={onRetry} />;
}

const written = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

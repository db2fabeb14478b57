import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { ApplicationStatus } from '@/features/applications/applicant/applications-api';
import { HowWeArePaid } from '@/features/commissions/applicant/how-we-are-paid';
import { SharedOffers } from '@/features/deals/applicant/shared-offers';
import { ConsentQuestions } from '@/features/deals/applicant/consent-questions';
import { fundingTypes } from '@/shared/application-answers/funding-types';
import { longDate, longDateAndTime } from '@/shared/lib/dates';
import { humanise, lookUp } from '@/shared/lib/labels';
import { paths } from '@/shared/site/paths';
import { site } from '@/shared/site/settings';
import { StageSteps } from '@/shared/ui/stage-steps';

/** The label and colour of each situation; the server sends its sentences. */
const situations = {
  received: { word: 'Pending', colour: 'status.waiting' },
  reviewing: { word: 'In review', colour: 'status.waiting' },
  consent_asked: { word: 'We need your answer', colour: 'status.waiting' },
  consent_answered: { word: 'In review', colour: 'status.waiting' },
  passed_review: { word: 'Approved', colour: 'status.positive' },
  with_lenders: { word: 'With lenders', colour: 'status.waiting' },
  offer_to_check: { word: 'Offer received', colour: 'status.waiting' },
  offers_to_choose: { word: 'Ready for your choice', colour: 'status.positive' },
  offer_chosen: { word: 'Offer chosen', colour: 'status.positive' },
  offers_over: { word: 'No open offer', colour: 'status.waiting' },
  no_lender: { word: 'Not with a lender', colour: 'status.waiting' },
  going_ahead: { word: 'Going ahead', colour: 'status.positive' },
  paid_out: { word: 'Paid out', colour: 'status.positive' },
  payment_reversed: { word: 'Payment reversed', colour: 'status.waiting' },
  rejected: { word: 'Rejected', colour: 'status.negative' },
} as const satisfies Record<ApplicationStatus['situation']['kind'], { word: string; colour: string }>;

/** Situations that began when the status was set; the others began later. */
const BY_STATUS: readonly ApplicationStatus['situation']['kind'][] = [
  'received',
  'reviewing',
  'passed_review',
  'rejected',
];

interface StatusDetailsProps {
  /** Of the status link. */
  token: string;
  application: ApplicationStatus;
}

export function StatusDetails({ token, application }: StatusDetailsProps) {
  const { companyName, fundingType, statusAt, submittedAt, expiresAt, situation } = application;
  const { stage, reason, consents, offers, disclosure } = application;
  const { kind, headline, sentences } = situation;
  const { word, colour } = lookUp(situations, kind) ?? { word: humanise(kind), colour: 'text.secondary' };
  return (
    <>
      <Card component="section" aria-labelledby="status" sx={{ p: { xs: 3, sm: 4 } }}>
        <Typography color="textSecondary">
          {companyName}, {fundingTypes.find(({ value }) => value === fundingType)?.label ?? fundingType}
        </Typography>
        <Typography id="status" variant="h3" component="h2" sx={heading}>
          <Box component="span" aria-hidden="true" sx={{ ...dot, bgcolor: colour }} />
          {word}
        </Typography>
        <Typography sx={{ mt: 1, maxWidth: '60ch' }}>{[headline, ...sentences].join(' ')}</Typography>
        {reason !== null && (
          <Typography component="blockquote" sx={quote}>
            {reason}
          </Typography>
        )}
        <StageSteps stage={stage} />
        <Box component="dl" sx={facts}>
          <dt>Sent</dt>
          <dd>{longDateAndTime(submittedAt)}</dd>
          {BY_STATUS.includes(kind) && (
            <>
              <dt>{word} since</dt>
              <dd>{longDateAndTime(statusAt)}</dd>
            </>
          )}
          <dt>This link works</dt>
          <dd>
            {expiresAt === null
              ? 'while your application is open, and for 90 days afterwards'
              : `until ${longDate(expiresAt)}`}
          </dd>
        </Box>
      </Card>
      {offers.length > 0 && <SharedOffers token={token} offers={offers} />}
      {disclosure && <HowWeArePaid token={token} disclosure={disclosure} />}
      {consents.length > 0 && <ConsentQuestions token={token} consents={consents} />}
      <Disclosures disclosures={application.disclosures} />
      <Typography sx={{ mt: 5 }}>
        Something wrong, or a question?{' '}
        <MuiLink component={Link} to={paths.contact}>
          Contact us
        </MuiLink>{' '}
        or call{' '}
        <MuiLink href={`tel:${site.phone.dialled}`} sx={{ whiteSpace: 'nowrap' }}>
          {site.phone.shown}
        </MuiLink>
        .
      </Typography>
    </>
  );
}

function Disclosures({ disclosures }: Pick<ApplicationStatus, 'disclosures'>) {
  return (
    <Box component="section" aria-labelledby="disclosures" sx={{ mt: 5 }}>
      <Typography id="disclosures" variant="h3" component="h2">
        Who has your details
      </Typography>
      {disclosures.length === 0 ? (
        <Typography sx={{ mt: 1, maxWidth: '60ch' }}>
          No one yet. We will ask you before we share them with a lender, and list it here.
        </Typography>
      ) : (
        <Box component="dl" sx={facts}>
          {disclosures.flatMap(({ recipient, what, at }) => [
            <dt key={`${recipient} ${at}`}>
              {recipient}
              {what && (
                <Typography variant="caption" component="div">
                  {what}
                </Typography>
              )}
            </dt>,
            <dd key={`${recipient} ${at} time`}>
              <time dateTime={at}>{longDateAndTime(at)}</time>
            </dd>,
          ])}
        </Box>
      )}
    </Box>
  );
}

const quote = {
  m: 0,
  mt: 2,
  pl: 2,
  borderLeft: 3,
  borderColor: 'divider',
  maxWidth: '60ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const;
const heading = { mt: 1, display: 'flex', alignItems: 'center', gap: 1.25 } as const;
const dot = { width: 12, height: 12, borderRadius: '50%', flexShrink: 0 } as const;
const facts = {
  m: 0,
  mt: 2.5,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  typography: 'body2',
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& dt, & dd': { m: 0, py: 1, borderTop: 1, borderColor: 'divider' },
  '& dt': { color: 'text.secondary', pr: 2, overflowWrap: 'anywhere' },
  '& dd': { textAlign: 'right' },
} as const;

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
import { asWords, lookUp } from '@/shared/lib/known-words';
import { paths } from '@/shared/site/paths';
import { site } from '@/shared/site/settings';
import { StageSteps } from '@/shared/ui/stage-steps';

const statuses = {
  pending: { word: 'Pending', colour: 'status.waiting' },
  in_review: { word: 'In review', colour: 'status.waiting' },
  approved: { word: 'Approved', colour: 'status.positive' },
  rejected: { word: 'Rejected', colour: 'status.negative' },
} as const;

/** Whether the stage says more than the status, and than the offers that stand below. */
const tellsMore = ({ status, stage, offers }: ApplicationStatus): boolean =>
  status !== 'rejected' &&
  stage !== 'new' &&
  stage !== 'reviewing' &&
  (stage !== 'offers' || offers.length === 0);

interface StatusDetailsProps {
  /** Of the status link. */
  token: string;
  application: ApplicationStatus;
}

export function StatusDetails({ token, application }: StatusDetailsProps) {
  const { companyName, fundingType, status, statusAt, statusText, submittedAt, expiresAt } = application;
  const { stage, stageText, reason, consents, offers, disclosure } = application;
  const { word, colour } = lookUp(statuses, status) ?? { word: asWords(status), colour: 'text.secondary' };
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
        <Typography sx={{ mt: 1, maxWidth: '60ch' }}>{statusText}</Typography>
        {reason !== null && (
          <Typography component="blockquote" sx={quote}>
            {reason}
          </Typography>
        )}
        <StageSteps stage={stage} />
        {tellsMore(application) && (
          <Typography variant="body2" sx={{ mt: 1.5, maxWidth: '60ch' }}>
            {stageText}
          </Typography>
        )}
        <Box component="dl" sx={facts}>
          <dt>Sent</dt>
          <dd>{longDateAndTime(submittedAt)}</dd>
          <dt>{word} since</dt>
          <dd>{longDateAndTime(statusAt)}</dd>
          <dt>This link works until</dt>
          <dd>{longDate(expiresAt)}</dd>
        </Box>
      </Card>
      {offers.length > 0 && <SharedOffers token={token} offers={offers} />}
      {disclosure && <HowWeArePaid token={token} disclosure={disclosure} />}
      {consents.length > 0 && <ConsentQuestions token={token} consents={consents} />}
      <Disclosures disclosures={application.disclosures} />
      <Typography sx={{ mt: 5 }}>
        Something here is wrong, or you have a question?{' '}
        <MuiLink component={Link} to={paths.contact}>
          Write to us
        </MuiLink>{' '}
        or ring{' '}
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
        Who has been given your details
      </Typography>
      {disclosures.length === 0 ? (
        <Typography sx={{ mt: 1, maxWidth: '60ch' }}>
          Nobody yet. Before we give them to a lender we ask you, and then the name and the time are shown
          here.
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

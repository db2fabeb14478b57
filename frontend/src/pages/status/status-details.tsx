import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode, useId } from 'react';
import { generatePath, Link } from 'react-router-dom';
import type { StatusPageData } from '@/features/applications/applicant/applications-api';
import { HowWeArePaid } from '@/features/commissions/applicant/how-we-are-paid';
import { SharedOffers } from '@/features/deals/applicant/shared-offers';
import { ConsentQuestions } from '@/features/deals/applicant/consent-questions';
import type { MessageAbout } from '@/features/contact/contact-message';
import { describeApplication } from '@/pages/status/describe-application';
import { formatAnswer, questionOf } from '@/shared/application-answers/format-answer';
import { longDate, longDateAndTime } from '@/shared/lib/dates';
import { humanise, lookUp } from '@/shared/lib/labels';
import { paths } from '@/shared/site/paths';
import { site } from '@/shared/site/settings';
import { DescriptionItem, DescriptionList } from '@/shared/ui/description-list';
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
} as const satisfies Record<StatusPageData['situation']['kind'], { word: string; colour: string }>;

/** Situations that began when the status was set; the others began later. */
const BY_STATUS: readonly StatusPageData['situation']['kind'][] = [
  'received',
  'reviewing',
  'passed_review',
  'rejected',
];

interface StatusDetailsProps {
  /** The token of the status link. */
  token: string;
  application: StatusPageData;
}

/** The main content is directly under the page's heading; history and who has the details come last. */
export function StatusDetails({ token, application }: StatusDetailsProps) {
  const { situation, stage, reason, consents, offers, disclosure, questions } = application;
  const { kind, action, sentences } = situation;
  const { word, colour } = lookUp(situations, kind) ?? { word: humanise(kind), colour: 'text.secondary' };
  const parts = {
    choose_offer: offers.length > 0 && (
      <SharedOffers token={token} offers={offers} leads={action === 'choose_offer'} />
    ),
    answer_consents: consents.length > 0 && (
      <ConsentQuestions token={token} consents={consents} leads={action === 'answer_consents'} />
    ),
    read_disclosure: disclosure && <HowWeArePaid token={token} disclosure={disclosure} />,
    contact_us: action === 'contact_us' && <CallUs application={application} />,
  } as const;
  const leading = action && parts[action];
  return (
    <>
      {reason !== null && (
        <Typography component="blockquote" sx={quote}>
          {reason}
        </Typography>
      )}
      {leading}
      <Card component="section" aria-labelledby="status" sx={{ mt: leading ? 4 : 0, p: { xs: 2.5, sm: 4 } }}>
        <Typography id="status" variant="h3" component="h2" sx={heading}>
          <Box component="span" aria-hidden="true" sx={{ ...dot, bgcolor: colour }} />
          {word}
        </Typography>
        {sentences.length > 0 && (
          <Typography sx={{ mt: 1, maxWidth: '60ch' }}>{sentences.join(' ')}</Typography>
        )}
        <StageSteps stage={stage} />
      </Card>
      <AppliedFor application={application} />
      {PARTS.filter((part) => part !== action).map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
      {questions.length > 0 && <Questions questions={questions} />}
      <History application={application} word={word} />
      <Disclosures disclosures={application.disclosures} />
      <Typography sx={{ mt: 5 }}>
        Something wrong, or a question?{' '}
        <MuiLink component={Link} to={paths.contact} state={messageAbout(application)}>
          Contact us
        </MuiLink>{' '}
        or call{' '}
        <MuiLink href={`tel:${site.phone.dialled}`} sx={{ whiteSpace: 'nowrap' }}>
          {site.phone.shown}
        </MuiLink>
        . You can also{' '}
        <MuiLink component={Link} to={paths.complaints}>
          make a complaint
        </MuiLink>{' '}
        or a{' '}
        <MuiLink component={Link} to={paths.dataComplaint}>
          data complaint
        </MuiLink>
        .
      </Typography>
    </>
  );
}

const PARTS = ['choose_offer', 'read_disclosure', 'answer_consents'] as const;

/** For the contact form, which then says which application the message is about. */
const messageAbout = (application: StatusPageData): MessageAbout => ({
  application: describeApplication(application),
});

function CallUs({ application }: { application: StatusPageData }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <Button href={`tel:${site.phone.dialled}`}>Call {site.phone.shown}</Button>
      <Button component={Link} to={paths.contact} state={messageAbout(application)} variant="outlined">
        Contact us
      </Button>
    </Box>
  );
}

interface StatusSectionProps {
  title: string;
  children: ReactNode;
}

function StatusSection({ title, children }: StatusSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** What was applied for, and the way to the lenders that match it. */
function AppliedFor({ application }: { application: StatusPageData }) {
  const { fundingType, amount, purpose, resultsToken } = application;
  return (
    <StatusSection title="What you applied for">
      <DescriptionList variant="ruled">
        <DescriptionItem term={questionOf('fundingType')}>
          {formatAnswer('fundingType', fundingType)}
        </DescriptionItem>
        <DescriptionItem term={questionOf('amount')}>{formatAnswer('amount', amount)}</DescriptionItem>
        {purpose !== null && <DescriptionItem term={questionOf('purpose')}>{purpose}</DescriptionItem>}
      </DescriptionList>
      {resultsToken !== null && (
        <Typography sx={{ mt: 1 }}>
          <MuiLink component={Link} to={generatePath(paths.results, { token: resultsToken })}>
            See the lenders that match these answers
          </MuiLink>
        </Typography>
      )}
    </StatusSection>
  );
}

/** The applicant's questions about lenders. */
function Questions({ questions }: Pick<StatusPageData, 'questions'>) {
  return (
    <StatusSection title="Your questions to us">
      <Typography sx={intro}>We will call you about them.</Typography>
      <DescriptionList variant="ruled">
        {questions.map(({ lender, message, at }) => (
          <DescriptionItem
            key={`${lender} ${at}`}
            term={
              <>
                About {lender}
                {message && (
                  <Typography variant="caption" component="div" sx={{ whiteSpace: 'pre-line' }}>
                    {message}
                  </Typography>
                )}
              </>
            }
          >
            <time dateTime={at}>{longDateAndTime(at)}</time>
          </DescriptionItem>
        ))}
      </DescriptionList>
    </StatusSection>
  );
}

function History({ application, word }: { application: StatusPageData; word: string }) {
  const { statusAt, submittedAt, expiresAt, situation } = application;
  return (
    <StatusSection title="History">
      <DescriptionList variant="ruled">
        <DescriptionItem term="Sent">{longDateAndTime(submittedAt)}</DescriptionItem>
        {BY_STATUS.includes(situation.kind) && (
          <DescriptionItem term={`${word} since`}>{longDateAndTime(statusAt)}</DescriptionItem>
        )}
        <DescriptionItem term="This link works">
          {expiresAt === null
            ? 'while your application is open, and for 90 days afterwards'
            : `until ${longDate(expiresAt)}`}
        </DescriptionItem>
      </DescriptionList>
    </StatusSection>
  );
}

function Disclosures({ disclosures }: Pick<StatusPageData, 'disclosures'>) {
  return (
    <StatusSection title="Who has your details">
      {disclosures.length === 0 ? (
        <Typography sx={intro}>
          No one yet. We will ask you before we share them with a lender, and list it here.
        </Typography>
      ) : (
        <DescriptionList variant="ruled">
          {disclosures.map(({ recipient, what, at }) => (
            <DescriptionItem
              key={`${recipient} ${at}`}
              term={
                <>
                  {recipient}
                  {what && (
                    <Typography variant="caption" component="div">
                      {what}
                    </Typography>
                  )}
                </>
              }
            >
              <time dateTime={at}>{longDateAndTime(at)}</time>
            </DescriptionItem>
          ))}
        </DescriptionList>
      )}
    </StatusSection>
  );
}

/** Near its heading. */
const intro = { mt: -1.5, mb: 2.5, maxWidth: '60ch' } as const;

const quote = {
  m: 0,
  mb: 3,
  pl: 2,
  borderLeft: 3,
  borderColor: 'divider',
  maxWidth: '60ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const;
const heading = { display: 'flex', alignItems: 'center', gap: 1.25 } as const;
const dot = { width: 12, height: 12, borderRadius: '50%', flexShrink: 0 } as const;

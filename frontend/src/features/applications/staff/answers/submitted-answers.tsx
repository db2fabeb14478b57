import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ANSWERS } from '@/api/answers';
import type { Application } from '@/features/applications/staff/admin-applications-api';
import { answerOf } from '@/features/applications/staff/answers/answer-of';
import { OPTIONAL_ANSWERS } from '@/features/applications/staff/case-summary';
import {
  checkRecord,
  formatFinding,
  formatPerimeter,
} from '@/features/applications/staff/review/application-perimeter';
import { longDateAndTime } from '@/shared/lib/dates';
import { lookUp } from '@/shared/lib/labels';
import { Fact, Facts } from '@/shared/lists/screen/detail-drawer';
import { ContactFacts } from '@/shared/lists/contact-facts';
import { writtenText } from '@/shared/lists/written-text';
import { Section } from '@/shared/ui/section';

interface SubmittedAnswersProps {
  application: Application;
  /** Actions on them. */
  action?: ReactNode;
}

/** The applicant, the request and its source. */
export function SubmittedAnswers({ application, action }: SubmittedAnswersProps) {
  const { createdAt, perimeter, externalReference } = application;
  const check = checkRecord(application);
  const finding = formatFinding(application);
  return (
    <Section variant="card" title="Details submitted" actions={action}>
      <Facts>
        <ContactFacts {...application} />
        <Fact name="Funding type">{answerOf(application, 'fundingType')}</Fact>
        <Fact name="Amount required">{answerOf(application, 'amount')}</Fact>
        {OPTIONAL_ANSWERS.map((name) => {
          const answer = answerOf(application, name);
          return (
            answer !== null && (
              <Fact key={name} name={ANSWERS[name].label}>
                <Box component="span" sx={writtenText}>
                  {answer}
                </Box>
              </Fact>
            )
          );
        })}
        <Fact name="Regulation">
          {finding ??
            `${formatPerimeter(perimeter.answer)}: ${perimeter.reason} This is an automatic check, not legal advice.`}
        </Fact>
        {check && <Fact name="Regulation checked">{check}</Fact>}
        <Fact name="Submitted">{longDateAndTime(createdAt)}</Fact>
        <Fact name="Source">{cameBy(application)}</Fact>
        {externalReference && <Fact name="Partner’s reference">{externalReference}</Fact>}
      </Facts>
    </Section>
  );
}

function cameBy({ introducerId, partner, source, clientConsentAt }: Application): string {
  const who = partner ?? 'a partner';
  const entered = lookUp(ENTERED, source);
  if (entered !== undefined) return introducerId === null ? entered : `${entered}, for ${who}`;
  if (introducerId === null) return 'Website';
  if (source === 'referral_link') return `${who} (referral link, client consented to share)`;
  return `From ${who}; ${clientConsentAt ? 'confirmed that the client knows' : 'did not confirm that the client knows'}`;
}

/** Channel through which staff received the application. */
const ENTERED: Readonly<Partial<Record<Application['source'], string>>> = {
  phone: 'By phone',
  email: 'By email',
  in_person: 'In person',
};

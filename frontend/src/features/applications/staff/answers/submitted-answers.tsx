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
import { DescriptionItem, DescriptionList } from '@/shared/ui/description-list';
import { ContactFacts } from '@/shared/lists/contact-facts';
import { writtenText } from '@/shared/ui/written-text';
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
      <DescriptionList>
        <ContactFacts {...application} />
        <DescriptionItem term="Funding type">{answerOf(application, 'fundingType')}</DescriptionItem>
        <DescriptionItem term="Amount required">{answerOf(application, 'amount')}</DescriptionItem>
        {OPTIONAL_ANSWERS.map((name) => {
          const answer = answerOf(application, name);
          return (
            answer !== null && (
              <DescriptionItem key={name} term={ANSWERS[name].label}>
                <Box component="span" sx={writtenText}>
                  {answer}
                </Box>
              </DescriptionItem>
            )
          );
        })}
        <DescriptionItem term="Regulation">
          {finding ??
            `${formatPerimeter(perimeter.answer)}: ${perimeter.reason} This is an automatic check, not legal advice.`}
        </DescriptionItem>
        {check && <DescriptionItem term="Regulation checked">{check}</DescriptionItem>}
        <DescriptionItem term="Submitted">{longDateAndTime(createdAt)}</DescriptionItem>
        <DescriptionItem term="Source">{cameBy(application)}</DescriptionItem>
        {externalReference && (
          <DescriptionItem term="Partner’s reference">{externalReference}</DescriptionItem>
        )}
      </DescriptionList>
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

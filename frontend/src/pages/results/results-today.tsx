import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import {
  type SavedResults,
  useAnswerQuestionsMutation,
} from '@/features/applications/applicant/applications-api';
import { ApplicantNextStep, PerimeterNote } from '@/features/applications/applicant/applicant-next-step';
import { OpenQuestions } from '@/features/fact-find/open-questions';
import { toEnquiry } from '@/features/matching/enquiry';
import { ChangesSince } from '@/features/matching/match-changes';
import { MatchList } from '@/features/matching/match-list';
import { DescriptionItem, DescriptionList } from '@/shared/ui/description-list';
import { longDate } from '@/shared/lib/dates';
import { site } from '@/shared/site/settings';
import { formatAnswer, questionOf } from '@/shared/application-answers/format-answer';

interface ResultsTodayProps {
  results: SavedResults;
  token: string;
  comparedAt: Date;
}

/** The same on screen and on paper: matching lenders, answers, changes. */
export function ResultsToday({ results, token, comparedAt }: ResultsTodayProps) {
  const [answerQuestions] = useAnswerQuestionsMutation();
  const { enquiry, submittedAt, expiresAt, today, ruleVersionNow, callback } = results;
  return (
    <>
      <Box sx={{ mt: 2 }}>
        <MatchList
          answer={today}
          enquiry={toEnquiry(enquiry)}
          next={<ApplicantNextStep callback={callback} at={comparedAt.getTime()} />}
          resultsToken={token}
          note={
            <>
              <Typography variant="body2">
                <strong>This is not an offer of credit.</strong> Each lender makes its own decision.
              </Typography>
              <PerimeterNote {...results} />
            </>
          }
          questions={
            <OpenQuestions
              questions={today.questions}
              onAnswer={async (answers) => {
                await answerQuestions({ token, answers }).unwrap();
              }}
            />
          }
        />
      </Box>
      <Box sx={{ mt: 6, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
        <Box sx={{ flex: '1 1 40ch' }}>
          <Typography>
            Compared on {longDate(comparedAt)} by rule version {ruleVersionNow}.
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            <Box component="span" sx={{ display: 'none', displayPrint: 'inline' }}>
              {site.brand}, {site.phone.shown}.{' '}
            </Box>
            Submitted on {longDate(submittedAt)}. This page can be opened until {longDate(expiresAt)}.
          </Typography>
        </Box>
        <Button variant="outlined" onClick={() => window.print()}>
          Print
        </Button>
      </Box>
      <Box sx={panels}>
        <Panel title="What you asked for">
          <DescriptionList variant="ruled">
            {enquiryLines(enquiry).map(({ label, value }) => (
              <DescriptionItem key={label} term={label}>
                {value}
              </DescriptionItem>
            ))}
          </DescriptionList>
        </Panel>
        <Panel title="What has changed since">
          <ChangesSince
            found={results}
            unchanged="Nothing. The best lenders and their scores are the same as when you last answered."
          />
        </Panel>
      </Box>
    </>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper component="section" variant="accent" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

const panels = {
  mt: 5,
  display: 'grid',
  gap: { xs: 4, md: 8 },
  gridTemplateColumns: { sm: '1fr 1fr' },
  alignItems: 'start',
} as const;

/** The answers in the words of the forms, in the server's order. */
const enquiryLines = (enquiry: SavedResults['enquiry']): readonly { label: string; value: string }[] =>
  Object.entries(enquiry).flatMap(([name, answer]) =>
    answer === null ? [] : [{ label: questionOf(name), value: formatAnswer(name, answer) }],
  );

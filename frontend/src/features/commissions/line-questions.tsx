import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Schemas } from '@/api/schemas';
import { longDateAndTime } from '@/shared/lib/dates';
import { writtenText } from '@/shared/ui/written-text';

type Question = Schemas['LineQuestionResponse'];

interface LineQuestionsProps<Item extends Question> {
  questions: readonly Item[];
  /** Who answered; by default the broker. */
  answeredBy?: (question: Item) => string;
  /** Content below an unanswered query. */
  open: (question: Item) => ReactNode;
}

/** A partner's queries about a line, with the broker's answers. */
export function LineQuestions<Item extends Question>({
  questions,
  answeredBy = () => 'the broker',
  open,
}: LineQuestionsProps<Item>) {
  return (
    <Box
      component="ul"
      aria-label="Questions"
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}
    >
      {questions.map((item) => {
        const { id, question, askedAt, answer, answeredAt } = item;
        return (
          <Box component="li" key={id} sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
            <Typography variant="body2" sx={{ fontWeight: 600, ...writtenText }}>
              {question}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              Asked on {longDateAndTime(askedAt)}
            </Typography>
            {answer === null || answeredAt === null ? (
              open(item)
            ) : (
              <>
                <Typography variant="body2" sx={writtenText}>
                  {answer}
                </Typography>
                <Typography variant="caption" color="textSecondary">
                  Answered by {answeredBy(item)} on {longDateAndTime(answeredAt)}
                </Typography>
              </>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

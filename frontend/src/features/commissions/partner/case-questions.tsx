import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineQuestions } from '@/features/commissions/line-questions';
import { AwaitingAnswer } from '@/features/commissions/partner/awaiting-answer';
import { useListOwnCaseQuestionsQuery } from '@/features/commissions/partner/commissions-api';
import { AskAboutCaseDialog } from '@/features/commissions/partner/question-dialog';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';
import { Section } from '@/shared/ui/section';

interface CaseQuestionsProps {
  applicationId: string;
  companyName: string;
}

/** A partner's questions about a case with our answers, and a button to ask another. */
export function CaseQuestions({ applicationId, companyName }: CaseQuestionsProps) {
  const questions = useListOwnCaseQuestionsQuery(applicationId);
  const { dialog, openDialog } = useDialog();
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Button
        variant="outlined"
        size="small"
        onClick={() => openDialog(AskAboutCaseDialog, { applicationId, companyName })}
        sx={{ justifySelf: 'start' }}
      >
        Ask about this case
      </Button>
      <QueryBoundary query={questions} name="Your questions" height={0}>
        {(items) =>
          items.length > 0 && (
            <Section variant="drawer" title="Your questions">
              <LineQuestions questions={items} open={() => <AwaitingAnswer />} />
            </Section>
          )
        }
      </QueryBoundary>
      {dialog}
    </Box>
  );
}

import { PartnersQuestions } from '@/features/commissions/staff/answer-dialog';
import { useListCaseQuestionsQuery } from '@/features/commissions/staff/ledger-api';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';
import { Section } from '@/shared/ui/section';

interface CaseQuestionsSectionProps {
  applicationId: string;
  /** The partner's company name. */
  partner: string;
}

/** The partner's questions about a case, to answer; absent if there are none. */
export function CaseQuestionsSection({ applicationId, partner }: CaseQuestionsSectionProps) {
  const questions = useListCaseQuestionsQuery(applicationId);
  const { dialog, openDialog } = useDialog();
  return (
    <QueryBoundary query={questions} name="The partner’s questions" height={0}>
      {(items) =>
        items.length > 0 && (
          <Section variant="card" title={`Questions from ${partner}`}>
            <PartnersQuestions questions={items} partner={partner} openDialog={openDialog} />
            {dialog}
          </Section>
        )
      }
    </QueryBoundary>
  );
}

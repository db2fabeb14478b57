import MuiLink from '@mui/material/Link';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { AwaitingAnswer } from '@/features/commissions/partner/awaiting-answer';
import { lineList } from '@/features/commissions/partner/line-list';
import { lineColumns } from '@/features/commissions/line-columns';
import { LineQuestions } from '@/features/commissions/line-questions';
import { LineFacts } from '@/features/commissions/line-facts';
import { lineName, type Line } from '@/features/commissions/ledger-labels';
import { QuestionDialog } from '@/features/commissions/partner/question-dialog';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { partnerPaths } from '@/shared/routing/paths';
import { DetailDrawer } from '@/shared/lists/screen/detail-drawer';
import { ListScreen } from '@/shared/lists/screen/list-screen';
import { useListScreen } from '@/shared/lists/screen/use-list-screen';
import { EmptyState } from '@/shared/ui/states';
import { Section } from '@/shared/ui/section';

const columns = lineColumns();

/** Commission lines with their calculation and case; a partner can ask about each. */
export function LinesTab() {
  const screen = useListScreen(lineList);
  const { dialog, openDialog } = useDialog();
  const actionsOn = useCallback(
    (line: Line) => [
      {
        name: 'Query this entry',
        recordName: `of ${lineName(line)}`,
        onAct: () => openDialog(QuestionDialog, { line }),
      },
    ],
    [openDialog],
  );
  return (
    <>
      <ListScreen
        label="Commission"
        {...screen}
        columns={columns}
        nameOf={lineName}
        detailActions={actionsOn}
        empty={
          <EmptyState
            title="No commission yet"
            message="Entries appear here when a client gets an offer. You earn the commission when the deal completes."
          />
        }
        details={(line, open) => (
          <DetailDrawer title={lineName(line)} {...open}>
            <LineFacts line={line} caseLink={<CaseLink line={line} />} />
            {line.questions.length > 0 && (
              <Section variant="drawer" title="Your questions">
                <LineQuestions questions={line.questions} open={() => <AwaitingAnswer />} />
              </Section>
            )}
          </DetailDrawer>
        )}
      />
      {dialog}
    </>
  );
}

function CaseLink({ line }: { line: Line }) {
  if (line.applicationId === null) return lineName(line);
  return (
    <MuiLink component={Link} to={`${partnerPaths.dashboard}?id=${line.applicationId}`}>
      {lineName(line)}
    </MuiLink>
  );
}

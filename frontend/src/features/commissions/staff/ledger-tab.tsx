import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { LineFacts } from '@/features/commissions/line-facts';
import { lineColumns } from '@/features/commissions/line-columns';
import { lineName, lineStates } from '@/features/commissions/ledger-labels';
import { ledgerApi, type LineQuery, type StaffLine } from '@/features/commissions/staff/ledger-api';
import { PartnersQuestions } from '@/features/commissions/staff/answer-dialog';
import { AdjustDialog, ClawBackDialog } from '@/features/commissions/staff/ledger-dialogs';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { applicationPath } from '@/shared/routing/paths';
import { DetailDrawer } from '@/shared/lists/screen/detail-drawer';
import { ListScreen } from '@/shared/lists/screen/list-screen';
import { useListScreen, type FilterOf } from '@/shared/lists/screen/use-list-screen';
import type { SavedViews } from '@/shared/lists/views/views-menu';
import { EmptyState } from '@/shared/ui/states';
import { Section } from '@/shared/ui/section';

const FILTERS: readonly FilterOf<LineQuery>[] = [{ name: 'state', label: 'Status', options: lineStates }];

const columns = lineColumns<StaffLine>([
  { key: 'introducerName', header: 'Partner', type: 'text', cell: ({ introducerName }) => introducerName },
]);

interface LedgerTabProps {
  isAdministrator: boolean;
  views: SavedViews;
}

/** All lines of all partners. */
export function LedgerTab({ isAdministrator, views }: LedgerTabProps) {
  const screen = useListScreen({
    list: ledgerApi.endpoints.listLines,
    one: ledgerApi.endpoints.showLine,
    filters: FILTERS,
    refreshes: ['Commission'],
  });
  const { dialog, openDialog } = useDialog();
  return (
    <>
      <ListScreen
        label="Commission"
        {...screen}
        views={views}
        columns={columns}
        nameOf={lineName}
        empty={
          <EmptyState
            title="No commission yet"
            message="An entry appears here with the first offer to a partner’s client."
          />
        }
        details={(line, { onClose }) => (
          <DetailDrawer
            title={lineName(line)}
            onClose={onClose}
            actions={
              <>
                {line.leftPence > 0 && (
                  <Button variant="outlined" onClick={() => openDialog(ClawBackDialog, { line })}>
                    Claw back
                  </Button>
                )}
                {isAdministrator && line.state !== 'expected' && (
                  <Button variant="outlined" onClick={() => openDialog(AdjustDialog, adjusting(line))}>
                    Adjust
                  </Button>
                )}
              </>
            }
          >
            <LineFacts line={line} caseLink={<CaseLink line={line} />} />
            {line.questions.length > 0 && (
              <Section variant="drawer" title={`Questions from ${line.introducerName}`}>
                <PartnersQuestions
                  questions={line.questions}
                  partner={line.introducerName}
                  openDialog={openDialog}
                />
              </Section>
            )}
          </DetailDrawer>
        )}
      />
      {dialog}
    </>
  );
}

/** The partner and case of an adjustment from a line. */
const adjusting = (line: StaffLine) => ({
  partner: { id: line.introducerId, companyName: line.introducerName },
  application: line.applicationId === null ? null : { id: line.applicationId, companyName: lineName(line) },
});

function CaseLink({ line }: { line: StaffLine }) {
  const { applicationId, introducerName } = line;
  if (applicationId === null) return `${lineName(line)} of ${introducerName}`;
  return (
    <>
      <MuiLink component={Link} to={applicationPath(applicationId)}>
        {lineName(line)}
      </MuiLink>{' '}
      of {introducerName}
    </>
  );
}

import {
  commissionsApi,
  useShowOwnStatementQuery,
  OWN_STATEMENTS,
  type OwnStatementQuery,
} from '@/features/commissions/partner/commissions-api';
import { partnersStatementStates, statementName, type Statement } from '@/features/commissions/ledger-labels';
import { statementColumns } from '@/features/commissions/statement-columns';
import { StatementDetails } from '@/features/commissions/statement-details';
import { ListScreen } from '@/shared/lists/screen/list-screen';
import { useListScreen, type FilterOf } from '@/shared/lists/screen/use-list-screen';
import { EmptyState } from '@/shared/ui/states';

const FILTERS: readonly FilterOf<OwnStatementQuery>[] = [
  { name: 'state', label: 'Status', options: partnersStatementStates },
];

const columns = statementColumns();

/** A partner's past and pending payments, with files to download. */
export function PartnerStatementsTab() {
  const screen = useListScreen({
    list: commissionsApi.endpoints.listOwnStatements,
    one: commissionsApi.endpoints.showOwnStatement,
    filters: FILTERS,
    refreshes: ['Commission'],
  });
  return (
    <ListScreen
      label="Statements"
      {...screen}
      searchable={false}
      columns={columns}
      nameOf={statementName}
      empty={
        <EmptyState
          title="No statements yet"
          message="At the start of each month we send a statement of what is due. We will email you when it is ready."
        />
      }
      details={(statement, open) => <Details statement={statement} {...open} />}
    />
  );
}

function Details({ statement, onClose }: { statement: Statement; onClose: () => void }) {
  const full = useShowOwnStatementQuery(statement.id);
  return (
    <StatementDetails
      statement={statement}
      full={full}
      url={`${OWN_STATEMENTS}/${statement.id}`}
      onClose={onClose}
    />
  );
}

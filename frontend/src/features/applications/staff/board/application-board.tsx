import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { useRefresh } from '@/api/invalidation';
import {
  readBoardColumn,
  useReadStageAmountsQuery,
  type Application,
  type ApplicationListQuery,
  type StageAmountsQuery,
} from '@/features/applications/staff/admin-applications-api';
import { applicationColumns } from '@/features/applications/staff/list/application-columns';
import { formatStage, isFinished, stageOptions } from '@/shared/application-answers/application-stage';
import { BoardColumn, NARROW_BOARD } from '@/features/applications/staff/board/board-column';
import { moveBetweenCards } from '@/features/applications/staff/board/move-between-cards';
import { SelectField } from '@/shared/forms/fields/select-field';
import { inFigures } from '@/shared/lib/figures';
import { ordersOf } from '@/shared/lists/table/column-orders';
import { LastUpdated } from '@/shared/lists/screen/last-updated';
import { filterParams } from '@/shared/lists/screen/list-query';
import { ListToolbar, type ListFilter } from '@/shared/lists/screen/list-toolbar';
import type { ListUrlState } from '@/shared/lists/screen/use-list-url-state';
import { ViewNote } from '@/shared/lists/views/view-note';
import { ViewsMenu, type SavedViews } from '@/shared/lists/views/views-menu';

/** Cards per column at first, and per press for more. */
const CARDS = 10;

interface ApplicationBoardProps {
  urlState: ListUrlState;
  filters: readonly ListFilter[];
  views: SavedViews;
  linkTo: (application: Application) => string;
}

/** The list as a board: one column per stage, on a phone one at a time. */
export function ApplicationBoard({ urlState, filters, views, linkTo }: ApplicationBoardProps) {
  const { stage: only } = urlState.filters;
  const stages = only === undefined ? stageOptions.map(({ value }) => value) : [only];
  const [chosen, setChosen] = useState<string | undefined>();
  const shown = chosen !== undefined && stages.includes(chosen) ? chosen : stages[0];
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  // Their numbers are in sight, so that the stages in work have the width.
  const isFolded = (stage: string) => isFinished(stage) && stage !== shown && !opened.has(stage);
  const fold = (stage: string, folded: boolean) =>
    setOpened(new Set(folded ? [...opened].filter((one) => one !== stage) : [...opened, stage]));
  const wide = stages.filter((stage) => !isFolded(stage)).length;
  const queryOf = (stage: string) =>
    ({ ...filterParams(urlState), stage, limit: CARDS }) as ApplicationListQuery;
  const filtered = filterParams({ ...urlState, sort: null }) as StageAmountsQuery;
  const { currentData: amounts } = useReadStageAmountsQuery(filtered);
  const { totals, readAt, busy } = useColumnTotals(stages.map(queryOf));
  const refresh = useRefresh('Application', 'PartnerAccount', 'Staff');
  const parts = { filters, columns: applicationColumns };
  return (
    <>
      <ListToolbar
        urlState={urlState}
        searchLabel="Search applications"
        filters={filters}
        orders={ordersOf(applicationColumns)}
        cards
      >
        <ViewsMenu {...views} urlState={urlState} parts={parts} />
        <LastUpdated asOf={readAt} busy={busy} onRefresh={refresh} />
      </ListToolbar>
      <ViewNote list={views.list} view={urlState.view} parts={parts} />
      <Box sx={room}>
        {stages.length > 1 && (
          <Box sx={chooser}>
            <SelectField
              label="Column"
              value={shown ?? ''}
              options={stages.map((value, place) => ({
                value,
                label: [formatStage(value), counted(totals[place])].filter(Boolean).join(' '),
              }))}
              onChange={setChosen}
            />
          </Box>
        )}
        <Box
          sx={board}
          role="group"
          aria-label="Applications by stage"
          style={{ gridTemplateColumns: columnsFor(wide, stages.length - wide) }}
          onKeyDown={moveBetweenCards}
        >
          {stages.map((stage) => (
            <BoardColumn
              key={stage}
              title={formatStage(stage)}
              amountPence={amounts?.find((one) => one.stage === stage)?.amountPence ?? null}
              query={queryOf(stage)}
              shown={stage === shown}
              {...(isFinished(stage) &&
                stage !== only && { folded: isFolded(stage), onFold: (to) => fold(stage, to) })}
              linkTo={linkTo}
            />
          ))}
        </Box>
      </Box>
    </>
  );
}

/** Folded columns are below each other in one narrow column. */
const columnsFor = (wide: number, folded: number): string =>
  `repeat(${wide}, minmax(190px, 1fr))${folded > 0 ? ' 100px' : ''}`;

const counted = (total: number | undefined): string => (total === undefined ? '' : `(${inFigures(total)})`);

type State = Parameters<ReturnType<typeof readBoardColumn.select>>[0];

/** The state of the columns' queries: totals, last load, and whether any is loading. */
function useColumnTotals(queries: readonly ApplicationListQuery[]) {
  const columnStates = (state: State) => queries.map((query) => readBoardColumn.select(query)(state));
  const totals = useSelector(
    (state: State) => columnStates(state).map(({ data }) => data?.pages[0]?.total),
    shallowEqual,
  );
  const readAt = useSelector((state: State) =>
    Math.max(...columnStates(state).map(({ fulfilledTimeStamp = 0 }) => fulfilledTimeStamp)),
  );
  const busy = useSelector((state: State) => columnStates(state).some(({ isLoading }) => isLoading));
  return { totals, readAt: readAt === 0 ? undefined : readAt, busy };
}

/** By the room that the board has, not the window: a portal's rail takes some of it. */
const room = { containerType: 'inline-size' } as const;

const chooser = { display: 'none', [NARROW_BOARD]: { display: 'grid', mb: 2 } } as const;

const board: SxProps<Theme> = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: 'auto 1fr',
  gap: 1.25,
  alignItems: 'start',
  overflowX: 'auto',
  // The ring of a card that has the focus is not cut off.
  p: 0.5,
  m: -0.5,
  [NARROW_BOARD]: { display: 'block' },
};

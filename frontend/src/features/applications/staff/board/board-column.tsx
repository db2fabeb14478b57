import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import {
  useReadBoardColumnInfiniteQuery,
  type Application,
  type ApplicationListQuery,
} from '@/features/applications/staff/admin-applications-api';
import { answerOf, shortFundingOf } from '@/features/applications/staff/answers/answer-of';
import { formatLate } from '@/features/applications/staff/list/due-chip';
import { inFigures } from '@/shared/lib/figures';
import { formatPence } from '@/shared/lib/money';
import { CompactButton } from '@/shared/ui/compact-button';
import { CoveringLink } from '@/shared/ui/covering-link';
import { LoadError } from '@/shared/ui/loading/load-error';
import { errorMessage } from '@/shared/lib/failure';

/** Narrower than this, the board shows one column at a time. */
export const NARROW_BOARD = '@container (max-width: 649.95px)';

interface BoardColumnProps {
  title: string;
  /** What its applications ask for together; null while it is not known. */
  amountPence: number | null;
  query: ApplicationListQuery;
  /** Whether it is the selected one on a phone. */
  shown: boolean;
  /** Whether it shows its heading and total only; undefined if it cannot be folded. */
  folded?: boolean | undefined;
  onFold?: (folded: boolean) => void;
  linkTo: (application: Application) => string;
}

/** The applications of one stage as cards that link to their pages. */
export function BoardColumn(props: BoardColumnProps) {
  const { title, amountPence, query, shown, folded, onFold, linkTo } = props;
  const id = useId();
  const { data, error, isFetching } = useReadBoardColumnInfiniteQuery(query);
  const total = data?.pages[0]?.total;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      aria-busy={isFetching}
      data-shown={shown}
      data-folded={folded}
      sx={column}
    >
      <Typography id={id} variant="body2" component="h2" sx={heading}>
        {title} {total !== undefined && <span>{inFigures(total)}</span>}
      </Typography>
      {total !== undefined && total > 0 && amountPence !== null && <Note>{formatPence(amountPence)}</Note>}
      {folded !== undefined && (
        <CompactButton
          type="button"
          aria-expanded={!folded}
          aria-label={`${folded ? 'Show' : 'Hide'} ${title}`}
          onClick={() => onFold?.(!folded)}
        >
          {folded ? 'Show' : 'Hide'}
        </CompactButton>
      )}
      {(!folded || error !== undefined) && <Cards {...{ title, query, linkTo }} />}
    </Box>
  );
}

function Cards({ title, query, linkTo }: Pick<BoardColumnProps, 'title' | 'query' | 'linkTo'>) {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } =
    useReadBoardColumnInfiniteQuery(query);
  const cards = data?.pages.flatMap(({ items }) => items);
  return (
    <>
      {error !== undefined && (
        <LoadError
          message={errorMessage(error, 'The applications could not be loaded.')}
          onRetry={() => void refetch()}
        />
      )}
      {!cards && error === undefined && <CardSkeletons />}
      {cards?.length === 0 && <Note>None</Note>}
      {cards && cards.length > 0 && (
        <List disablePadding sx={cardList}>
          {cards.map((application) => (
            <BoardCard key={application.id} application={application} link={linkTo(application)} />
          ))}
        </List>
      )}
      {hasNextPage && (
        <Button
          variant="outlined"
          disabled={isFetching}
          aria-label={`Show more of ${title}`}
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}

const Note = ({ children }: { children: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ px: '2px', fontVariantNumeric: 'tabular-nums' }}>
    {children}
  </Typography>
);

/** The company, the request and the next step. */
function BoardCard({ application, link }: { application: Application; link: string }) {
  const { companyName, nextStep } = application;
  const late = nextStep?.dueAt && formatLate(nextStep.dueAt);
  return (
    <Paper component="li" variant="outlined" sx={card}>
      <CoveringLink to={link}>{companyName}</CoveringLink>
      <span>
        <b>{answerOf(application, 'amount')}</b> {shortFundingOf(application)}
      </span>
      {nextStep && (
        <Box component="span" sx={late ? lateStep : step}>
          {[late, nextStep.label].filter(Boolean).join(' · ')}
        </Box>
      )}
    </Paper>
  );
}

function CardSkeletons() {
  return (
    <div role="status" aria-label="Loading">
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} height={84} />
      ))}
    </div>
  );
}

const column: SxProps<Theme> = {
  display: 'grid',
  alignContent: 'start',
  gap: 1,
  minWidth: 0,
  gridRow: '1 / span 2',
  '&[data-folded="true"]': { gridRow: 'span 1' },
  '& > [aria-expanded]': { justifySelf: 'start' },
  [NARROW_BOARD]: {
    '&[data-shown="false"], & > [aria-expanded]': { display: 'none' },
  },
};

const heading: SxProps<Theme> = {
  fontWeight: 600,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  px: '2px',
  py: 0.5,
  borderBottom: 1,
  borderColor: 'control',
  '& > span': { fontVariantNumeric: 'tabular-nums', color: 'text.secondary' },
};

const cardList: SxProps<Theme> = { display: 'grid', gap: 1 };

const card: SxProps<Theme> = {
  position: 'relative',
  display: 'grid',
  gap: '2px',
  p: 1.25,
  typography: 'body2',
  overflowWrap: 'break-word',
  '&:hover': { borderColor: 'primary.main' },
  '& > a': { fontWeight: 600 },
  '& > a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
};

const step: SxProps<Theme> = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitLineClamp: '2',
  WebkitBoxOrient: 'vertical',
  color: 'text.secondary',
};
const lateStep: SxProps<Theme> = { ...step, color: 'error.main' };

import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import {
  useReadBoardColumnInfiniteQuery,
  type Application,
  type ApplicationListQuery,
} from '@/features/applications/staff/admin-applications-api';
import { answerOf, shortFundingOf } from '@/features/applications/staff/answer-of';
import { formatLate } from '@/features/applications/staff/due-chip';
import styles from '@/features/applications/staff/application-board.module.css';
import { inFigures } from '@/shared/lib/figures';
import { inPounds } from '@/shared/lib/pounds';
import { LoadError } from '@/shared/ui/load-error';
import { sentenceOf } from '@/shared/lib/failure';

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
    <section
      className={styles['column']}
      aria-labelledby={id}
      aria-busy={isFetching}
      data-shown={shown}
      data-folded={folded}
    >
      <h2 id={id}>
        {title} {total !== undefined && <span>{inFigures(total)}</span>}
      </h2>
      {total !== undefined && total > 0 && amountPence !== null && <p>{inPounds(amountPence)}</p>}
      {folded !== undefined && (
        <button
          type="button"
          aria-expanded={!folded}
          aria-label={`${folded ? 'Show' : 'Hide'} ${title}`}
          onClick={() => onFold?.(!folded)}
        >
          {folded ? 'Show' : 'Hide'}
        </button>
      )}
      {(!folded || error !== undefined) && <Cards {...{ title, query, linkTo }} />}
    </section>
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
          sentence={sentenceOf(error, 'The applications could not be loaded.')}
          onRetry={() => void refetch()}
        />
      )}
      {!cards && error === undefined && <LoadingCards />}
      {cards?.length === 0 && <p>None</p>}
      {cards && cards.length > 0 && (
        <ul>
          {cards.map((application) => (
            <li key={application.id}>
              <Card application={application} link={linkTo(application)} />
            </li>
          ))}
        </ul>
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

/** The company, the request and the next step. */
function Card({ application, link }: { application: Application; link: string }) {
  const { companyName, nextStep } = application;
  const late = nextStep?.dueAt && formatLate(nextStep.dueAt);
  return (
    <>
      <Link to={link} data-card>
        {companyName}
      </Link>
      <span>
        <b>{answerOf(application, 'amount')}</b> {shortFundingOf(application)}
      </span>
      {nextStep && (
        <span data-waits data-late={Boolean(late)}>
          {[late, nextStep.label].filter(Boolean).join(' · ')}
        </span>
      )}
    </>
  );
}

function LoadingCards() {
  return (
    <div role="status" aria-label="Loading">
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} height={84} />
      ))}
    </div>
  );
}

import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import {
  useReadBoardColumnInfiniteQuery,
  type Application,
  type ApplicationListQuery,
} from '@/features/applications/staff/admin-applications-api';
import { answerOf } from '@/features/applications/staff/answer-of';
import styles from '@/features/applications/staff/application-board.module.css';
import { DueChip } from '@/features/applications/staff/due-chip';
import { dayAndMonth, londonIsoDay } from '@/shared/lib/dates';
import { inFigures } from '@/shared/lib/figures';
import { NOBODY } from '@/shared/owners/owner-options';
import { StatusChip } from '@/shared/lists/status-chip';
import { LoadError } from '@/shared/ui/load-error';
import { sentenceOf } from '@/shared/lib/failure';

interface BoardColumnProps {
  title: string;
  query: ApplicationListQuery;
  /** Whether it is the selected one on a phone. */
  shown: boolean;
  linkTo: (application: Application) => string;
}

/** The applications of one stage as cards that link to their pages. */
export function BoardColumn({ title, query, shown, linkTo }: BoardColumnProps) {
  const id = useId();
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } =
    useReadBoardColumnInfiniteQuery(query);
  const cards = data?.pages.flatMap(({ items }) => items);
  const total = data?.pages[0]?.total;
  return (
    <section className={styles['column']} aria-labelledby={id} aria-busy={isFetching} data-shown={shown}>
      <h2 id={id}>
        {title} {total !== undefined && <span>{inFigures(total)}</span>}
      </h2>
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
    </section>
  );
}

/** What helps to decide the next step. */
function Card({ application, link }: { application: Application; link: string }) {
  const { companyName, owner, nextTask } = application;
  return (
    <>
      <Link to={link} data-card>
        {companyName}
      </Link>
      <span>
        <b>{answerOf(application, 'amount')}</b> {answerOf(application, 'fundingType')}
      </span>
      <span data-owner>{owner?.name ?? NOBODY}</span>
      <DueChip {...application} />
      {nextTask && (
        <span>
          {nextTask.title}, by {dayAndMonth(nextTask.dueOn)}
        </span>
      )}
      {nextTask && nextTask.dueOn < londonIsoDay(new Date()) && (
        <StatusChip tone="negative">Task late</StatusChip>
      )}
    </>
  );
}

function LoadingCards() {
  return (
    <div role="status" aria-label="Loading">
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} height={96} />
      ))}
    </div>
  );
}

import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type SearchResult, type SearchResults, useSearchQuery } from '@/features/search/search-api';
import styles from '@/features/search/search-dialog.module.css';
import { sentenceOf } from '@/shared/lib/failure';
import { counted } from '@/shared/lib/figures';
import { useDebouncedQuery } from '@/shared/lib/use-debounced-query';
import { CrossIcon, SearchIcon } from '@/shared/ui/icons';
import { LoadError } from '@/shared/ui/load-error';
import { visuallyHidden } from '@/shared/ui/visually-hidden';
import { adminPaths, applicationPath } from '@/shared/frame/paths';

const PAUSE_MS = 150;
const LONGEST = 200;
const LABEL = 'Search applications, partners, lenders and submissions';

interface Group {
  readonly title: string;
  readonly options: readonly Option[];
}

interface Option {
  readonly path: string;
  readonly name: string;
  readonly details: string;
  /** Its index among all results, from 0. */
  readonly place: number;
}

/** Searches all records: arrow keys move through the results, Enter opens the selected one. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const q = text.trim();
  const found = useDebouncedQuery(useSearchQuery, q === '' ? skipToken : q, PAUSE_MS);
  const groups = q === '' ? [] : groupsOf(found.data);
  const options = groups.flatMap(({ options: some }) => some);
  const isCurrent = found.isCurrent && !found.isFetching;
  const optionId = (place: number) => `${id}-${place}`;

  const choose = (place: number) => {
    setChosen(place);
    list.current?.querySelectorAll('[role="option"]')[place]?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const to = placeAfter(event.key, chosen, options.length);
    if (to !== null) {
      event.preventDefault();
      choose(to);
    } else if (event.key === 'Enter' && isCurrent) {
      list.current?.querySelectorAll<HTMLElement>('[role="option"]')[chosen]?.click();
    }
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { className: styles['paper'] ?? '' } }}
    >
      <Box component="h2" id={`${id}-title`} sx={visuallyHidden}>
        {LABEL}
      </Box>
      <div className={styles['head']}>
        <SearchIcon />
        <input
          role="combobox"
          type="text"
          autoFocus
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST}
          aria-label={LABEL}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={options[chosen] ? optionId(chosen) : undefined}
          placeholder="Company, contact, phone, reference…"
          className={styles['field']}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(0);
          }}
          onKeyDown={press}
        />
        <button type="button" aria-label="Close" className={styles['close']} onClick={onClose}>
          <CrossIcon />
        </button>
      </div>
      <Box role="status" sx={visuallyHidden}>
        {q !== '' && isCurrent && !found.error && announced(options.length)}
      </Box>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Results" className={styles['results']}>
        {groups.map(({ title, options: some }) => (
          <div key={title} role="group" aria-label={title}>
            <Typography variant="caption" component="p" aria-hidden="true" className={styles['title']}>
              {title}
            </Typography>
            {some.map(({ path, name, details, place }) => (
              <Link
                key={path + name}
                role="option"
                id={optionId(place)}
                tabIndex={-1}
                aria-selected={place === chosen}
                to={path}
                className={styles['option']}
                onClick={onClose}
                onPointerMove={() => setChosen(place)}
              >
                <span>{name}</span>
                <small>{details}</small>
              </Link>
            ))}
          </div>
        ))}
      </div>
      {found.error && q !== '' ? (
        <div className={styles['note']}>
          <LoadError
            sentence={sentenceOf(found.error, 'Could not search.')}
            onRetry={() => void found.refetch()}
          />
        </div>
      ) : (
        options.length === 0 && <Note q={q} isCurrent={isCurrent} />
      )}
    </Dialog>
  );
}

function Note({ q, isCurrent }: { q: string; isCurrent: boolean }) {
  return (
    <Typography variant="body2" color="textSecondary" className={styles['note']}>
      {q === '' &&
        'Find an application by company, contact, email, phone, company number or reference, or a partner or lender by name.'}
      {q !== '' && (isCurrent ? `No results for ‘${q}’` : 'Searching…')}
    </Typography>
  );
}

const announced = (count: number): string => (count === 0 ? 'No results' : counted(count, 'result'));

function groupsOf(results: SearchResults | undefined): readonly Group[] {
  let place = 0;
  return SEARCH_GROUPS.flatMap(({ kind, title, pathOf }) => {
    const options = (results?.[kind] ?? []).map((result) => ({
      path: pathOf(result),
      name: result.name,
      details: result.details.join(' · '),
      place: place++,
    }));
    return options.length === 0 ? [] : [{ title, options }];
  });
}

/** The index that an arrow key moves to, wrapping around; null for other keys. */
function placeAfter(key: string, place: number, count: number): number | null {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  return step === undefined || count === 0 ? null : (place + step + count) % count;
}

interface SearchGroup {
  readonly kind: keyof SearchResults;
  readonly title: string;
  readonly pathOf: (result: SearchResult) => string;
}

/** Kinds of results, in display order. */
const SEARCH_GROUPS: readonly SearchGroup[] = [
  { kind: 'applications', title: 'Applications', pathOf: ({ id }) => applicationPath(id) },
  { kind: 'partners', title: 'Partners', pathOf: ({ id }) => `${adminPaths.introducers}?id=${id}` },
  { kind: 'lenders', title: 'Lenders', pathOf: ({ id }) => `${adminPaths.lenders}?id=${id}` },
  {
    kind: 'submissions',
    title: 'Submissions by reference',
    pathOf: ({ id, applicationId }) => applicationPath(applicationId ?? id),
  },
];

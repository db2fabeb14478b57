import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type SearchResult, type SearchResults, useSearchQuery } from '@/features/search/search-api';
import { formatStage } from '@/shared/application-answers/application-stage';
import { formatAnswer } from '@/shared/application-answers/format-answer';
import { errorMessage } from '@/shared/lib/failure';
import { counted } from '@/shared/lib/figures';
import { useDebouncedQuery } from '@/shared/lib/use-debounced-query';
import { CrossIcon, SearchIcon } from '@/shared/ui/icons';
import { LoadError } from '@/shared/ui/loading/load-error';
import { visuallyHidden } from '@/shared/ui/visually-hidden';
import { adminPaths, applicationPath } from '@/shared/routing/paths';

const PAUSE_MS = 150;
const LONGEST = 200;
const LABEL = 'Search applications, partners, lenders and submissions';

type Funding = NonNullable<SearchResult['funding']>;

interface Group {
  readonly title: string;
  readonly options: readonly Option[];
}

interface Option {
  readonly path: string;
  readonly name: string;
  /** Of an application: product, amount and stage. */
  readonly funding: string | null;
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
  const handleKeyDown = (event: KeyboardEvent) => {
    const to = placeAfter(event.key, chosen, options.length);
    if (to !== null) {
      event.preventDefault();
      choose(to);
    } else if (event.key === 'Enter' && isCurrent) {
      // The button that opened the search gets the focus back, and would be pressed by the same key.
      event.preventDefault();
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
      slotProps={{ paper: { sx: paper } }}
    >
      <Box component="h2" id={`${id}-title`} sx={visuallyHidden}>
        {LABEL}
      </Box>
      <Box sx={head}>
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
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(0);
          }}
          onKeyDown={handleKeyDown}
        />
        <ButtonBase aria-label="Close" sx={{ width: 44, height: 44, borderRadius: '6px' }} onClick={onClose}>
          <CrossIcon />
        </ButtonBase>
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {q !== '' && isCurrent && !found.error && announced(options.length)}
      </Box>
      <Box ref={list} id={`${id}-list`} role="listbox" aria-label="Results" sx={results}>
        {groups.map(({ title, options: some }) => (
          <div key={title} role="group" aria-label={title}>
            <Typography
              variant="caption"
              component="p"
              aria-hidden="true"
              color="textSecondary"
              sx={{ px: 2, py: '2px' }}
            >
              {title}
            </Typography>
            {some.map(({ path, name, funding, details, place }) => (
              <Link
                key={path + name}
                role="option"
                id={optionId(place)}
                tabIndex={-1}
                aria-selected={place === chosen}
                to={path}
                onClick={onClose}
                onPointerMove={() => setChosen(place)}
              >
                <span>{name}</span>
                {funding !== null && <small>{funding}</small>}
                <small>{details}</small>
              </Link>
            ))}
          </div>
        ))}
      </Box>
      {found.error && q !== '' ? (
        <Box sx={note}>
          <LoadError
            message={errorMessage(found.error, 'Could not search.')}
            onRetry={() => void found.refetch()}
          />
        </Box>
      ) : (
        options.length === 0 && <Note q={q} isCurrent={isCurrent} />
      )}
    </Dialog>
  );
}

function Note({ q, isCurrent }: { q: string; isCurrent: boolean }) {
  return (
    <Typography variant="body2" color="textSecondary" sx={note}>
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
      funding: result.funding && formatFunding(result.funding),
      details: result.details.join(' · '),
      place: place++,
    }));
    return options.length === 0 ? [] : [{ title, options }];
  });
}

function formatFunding({ fundingType, amount, byPartner, stage }: Funding): string {
  const product = formatAnswer('fundingType', fundingType, { byPartner });
  return [product, formatAnswer('amount', amount, { byPartner }), formatStage(stage)].join(' · ');
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

const paper: SxProps<Theme> = {
  position: 'absolute',
  top: { xs: 0, sm: '8vh' },
  width: { xs: '100%', sm: 'calc(100% - 64px)' },
  maxHeight: { xs: '100dvh', sm: '80vh' },
  m: { xs: 0, sm: 4 },
  borderRadius: { xs: '0 0 10px 10px', sm: '10px' },
};

const head: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  py: 0.5,
  pl: 2,
  pr: 1,
  borderBottom: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  // The field fills its row, so the row shows the focus.
  '&:focus-within': { boxShadow: ({ vars }: Theme) => `inset 0 -2px ${vars.palette.primary.main}` },
  '& input': {
    typography: 'body1',
    flex: 1,
    minWidth: 0,
    minHeight: 48,
    border: 0,
    background: 'none',
    color: 'text.primary',
  },
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
  '& input:focus-visible': { outline: 'none', '@media (forced-colors: active)': { outline: '2px solid' } },
};

const results: SxProps<Theme> = {
  overflowY: 'auto',
  '&:empty': { display: 'none' },
  '& > div': { py: 1 },
  '& > div + div': { borderTop: 1, borderColor: 'divider' },
  '& a': {
    display: 'block',
    px: 2,
    py: 0.75,
    color: 'text.primary',
    textDecoration: 'none',
    overflowWrap: 'break-word',
  },
  '& a > span': { display: 'block', typography: 'body2', fontWeight: 600 },
  '& a > small': { display: 'block', typography: 'caption', color: 'text.secondary' },
  '& a[aria-selected="true"]': {
    bgcolor: 'wash.primary',
    boxShadow: ({ vars }: Theme) => `inset 3px 0 ${vars.palette.copper}`,
    '@media (forced-colors: active)': { outline: '2px solid', outlineOffset: -2 },
  },
};

const note = { p: 2, overflowWrap: 'anywhere' } as const;

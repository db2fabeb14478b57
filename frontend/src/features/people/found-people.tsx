import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSearchPeopleQuery, type ChosenRecord, type FoundPerson } from '@/features/people/people-api';
import { RECORD_TYPES } from '@/features/people/people-labels';
import { shortDate } from '@/shared/lib/dates';
import { errorMessage } from '@/shared/lib/failure';
import { counted } from '@/shared/lib/figures';
import { lookUp } from '@/shared/lib/labels';
import { MailLink } from '@/shared/lists/contact-links';
import { RecordLink } from '@/shared/lists/record-link';
import { LoadError } from '@/shared/ui/loading/load-error';
import { LoadingCards } from '@/shared/ui/loading/loading-cards';

const LEAST = 2;

interface FoundPeopleProps {
  /** Email addresses, phone numbers, names or companies, or parts of them; any of them may match. */
  texts: readonly string[];
  /** To choose records; without it they are only listed. */
  chooser?: {
    isChosen: (record: ChosenRecord) => boolean;
    onChange: (record: ChosenRecord, chosen: boolean) => void;
  };
  /** Actions for a person. */
  actions?: (person: FoundPerson) => ReactNode;
}

/** The people that a search finds. Namesakes, and people who share an address, are listed separately. */
export function FoundPeople({ texts, chooser, actions }: FoundPeopleProps) {
  const asked = texts.filter(({ length }) => length >= LEAST);
  const skip = asked.length === 0;
  const { currentData, error, isFetching, refetch } = useSearchPeopleQuery(asked, { skip });
  if (skip) return null;
  if (error)
    return (
      <LoadError
        message={errorMessage(error, 'The search failed. Please try again.')}
        onRetry={() => void refetch()}
      />
    );
  if (!currentData || isFetching) return <LoadingCards label="Searching" count={1} />;
  const { people, isComplete } = currentData;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography role="status" color="textSecondary">
        {people.length === 0
          ? 'No records found. Try the email address, the last digits of the phone number, one name or the company.'
          : `${people.length === 1 ? '1 person' : `${people.length} people`} found. People with the same name are listed separately.`}
        {!isComplete && ' There are more results. Enter more of the name.'}
      </Typography>
      {people.map((person) => (
        <Paper
          key={`${person.email} ${person.name}`}
          component="section"
          variant="outlined"
          aria-label={`${person.name}, ${person.email}`}
          sx={card}
        >
          <Box sx={head}>
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="h4" component="h2">
                {person.name}
              </Typography>
              {companiesOf(person) && <Typography variant="body2">{companiesOf(person)}</Typography>}
              <Typography variant="body2" color="textSecondary" component="div">
                <MailLink to={person.email} />
              </Typography>
            </Box>
            {actions?.(person)}
          </Box>
          <Box component="ul" sx={list}>
            {person.records.map((record) => (
              <li key={record.id}>
                {chooser ? (
                  <FormControlLabel
                    control={
                      <Checkbox
                        checked={chooser.isChosen(record)}
                        onChange={({ target }) => chooser.onChange(record, target.checked)}
                      />
                    }
                    label={describe(record)}
                  />
                ) : (
                  <Typography variant="body2">
                    <RecordLink type={record.type} id={record.id} name={describe(record)} />
                  </Typography>
                )}
              </li>
            ))}
          </Box>
          {person.waitingEmails > 0 && (
            <Typography variant="body2" color="textSecondary">
              {counted(person.waitingEmails, 'email')} about these records{' '}
              {person.waitingEmails === 1 ? 'is' : 'are'} waiting or unsent.
            </Typography>
          )}
        </Paper>
      ))}
    </Box>
  );
}

/** 'Fraser Bakery Ltd, Fraser Joinery Ltd': what tells namesakes apart. */
const companiesOf = ({ records }: FoundPerson): string =>
  [...new Set(records.flatMap(({ company }) => company ?? []))].join(', ');

/** 'Application of Fraser Bakery Ltd, 0141 496 0177, 12 Mar 2026'. */
const describe = ({ type, company, phone, at }: FoundPerson['records'][number]): string => {
  const what = lookUp(RECORD_TYPES, type) ?? type;
  return [company ? `${what}: ${company}` : what, phone, shortDate(at)].filter(Boolean).join(', ');
};

const card = {
  p: 2,
  display: 'grid',
  gap: 1,
  overflowWrap: 'anywhere',
} as const;
const head = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1.5 } as const;
const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 } as const;

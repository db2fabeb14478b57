import Box from '@mui/material/Box';
import { DescriptionItem, DescriptionList } from '@/shared/ui/description-list';
import { ExampleCard } from '@/shared/ui/public/example-card';

const facts = [
  ['Client', 'Example Joinery Ltd'],
  ['Funding type', 'Asset Finance'],
  ['Amount', '£80,000'],
] as const;

const lines = [
  { when: 'Thu 15:30', who: 'by the broker', what: 'Approved' },
  { when: 'Thu 11:20', who: 'by the broker', what: 'Offer received' },
  { when: 'Wed 11:05', who: 'by the broker', what: 'Sent to 2 lenders' },
  { when: 'Tue 10:40', who: 'by the broker', what: 'In review' },
  { when: 'Tue 09:12', who: 'by you', what: 'Submitted' },
] as const;

/** A made-up case, as a partner sees it: newest first, in the words of the timeline. */
export function CaseExample() {
  return (
    <ExampleCard
      title="A case"
      outcome={
        <Box component="p" sx={status}>
          Approved
        </Box>
      }
      caption="What a case looks like in your dashboard. An example: actual times vary."
    >
      <Box sx={{ mt: 2 }}>
        <DescriptionList variant="ruled">
          {facts.map(([term, value]) => (
            <DescriptionItem key={term} term={term}>
              <b>{value}</b>
            </DescriptionItem>
          ))}
        </DescriptionList>
      </Box>
      <Box component="ol" sx={timeline}>
        {lines.map(({ when, who, what }) => (
          <li key={when}>
            <span>{when}</span>
            <span>
              {what} <small>{who}</small>
            </span>
          </li>
        ))}
      </Box>
    </ExampleCard>
  );
}

/** A dot and a label, like all statuses. */
const status = {
  m: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  typography: 'body2',
  fontWeight: 600,
  color: 'status.positive',
  '&::before': { content: '""', width: 8, height: 8, borderRadius: '50%', bgcolor: 'status.positive' },
} as const;

/** A line connects the events. */
const timeline = {
  m: 0,
  mt: 2.5,
  p: 0,
  pl: 2.5,
  listStyle: 'none',
  borderLeft: 1,
  borderColor: 'copper',
  display: 'grid',
  gap: 1.75,
  typography: 'body2',
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { xs: '1fr', sm: '6em 1fr' },
    columnGap: 2,
  },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: -25,
    top: '0.5em',
    width: 9,
    height: 9,
    borderRadius: '50%',
    bgcolor: 'copper',
  },
  '& li > span:first-of-type': { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
  '& small': {
    typography: 'caption',
    color: 'text.secondary',
    whiteSpace: 'nowrap',
    '&::before': { content: '"· "' },
  },
} as const;

import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface Fact {
  readonly name: string;
  /** A status chip at the end of the line. */
  readonly status: ReactNode;
  /** Sentences below the line. */
  readonly notes: readonly string[];
}

interface FactsFrameProps {
  /** With a link, if it leads to a screen. */
  title: ReactNode;
  facts: readonly Fact[];
}

/** A card with a title and a list of facts, beside the charts. */
export function FactsFrame({ title, facts }: FactsFrameProps) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={frame}>
      <Typography id={id} variant="h3" component="h2" sx={{ py: 0.75 }}>
        {title}
      </Typography>
      <ul aria-labelledby={id}>
        {facts.map(({ name, status, notes }) => (
          <li key={name}>
            <b>{name}</b>
            {status}
            {notes.map((note) => (
              <Typography
                key={note}
                component="span"
                variant="body2"
                color="textSecondary"
                sx={{ gridColumn: '1 / -1' }}
              >
                {note}
              </Typography>
            ))}
          </li>
        ))}
      </ul>
    </Paper>
  );
}

const frame = {
  px: { xs: 2, md: 2.5 },
  pt: 1.5,
  pb: 1,
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  '& li': {
    py: 1.25,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 2,
    typography: 'body2',
    borderTop: 1,
    borderColor: 'divider',
  },
  '& li > b': { fontWeight: 600 },
} as const;

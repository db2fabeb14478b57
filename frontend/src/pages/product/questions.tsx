import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Question } from '@/pages/product/product-details';
import { ChevronIcon } from '@/shared/ui/icons';

/** Questions that expand to their answers, with or without JavaScript. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <Box sx={list}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <ChevronIcon />
          </summary>
          <Typography color="textSecondary" sx={{ pb: 2.5, maxWidth: '68ch' }}>
            {answer}
          </Typography>
        </details>
      ))}
    </Box>
  );
}

const list = {
  '& details + details': { borderTop: 1, borderColor: 'divider' },
  '& summary': {
    py: 1.75,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 2,
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: 'primary.main' },
    '& svg': { flexShrink: 0, transition: 'transform 160ms ease-out' },
  },
  '& details:first-of-type summary': { pt: 0 },
  '& details[open] summary svg': { transform: 'rotate(180deg)' },
} as const;

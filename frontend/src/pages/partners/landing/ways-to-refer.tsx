import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/site/paths';
import { PageBand } from '@/shared/ui/page';

const ways = [
  {
    title: 'Fill it in yourself',
    text: 'Complete a short form in your dashboard. Confirm that your client knows, and we record when you did.',
  },
  {
    title: 'Hand over a link',
    text: 'Share your own link. Your client completes the fact-find without an account and, if they agree, the case is credited to you.',
  },
  {
    title: 'Send it from your software',
    text: 'Your practice or CRM system can send cases and leads through our documented API.',
    more: { to: paths.developers, words: 'How to connect it' },
  },
];

export function WaysToRefer() {
  return (
    <PageBand title="Three ways to refer">
      <Box component="ul" sx={row}>
        {ways.map(({ title, text, more }) => (
          <li key={title}>
            <Typography variant="h3" sx={{ pt: 2, borderTop: 1, borderColor: 'copper' }}>
              {title}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '44ch' }}>
              {text}
            </Typography>
            {more && (
              <Typography sx={{ mt: 1 }}>
                <MuiLink component={Link} to={more.to}>
                  {more.words}
                </MuiLink>
              </Typography>
            )}
          </li>
        ))}
      </Box>
    </PageBand>
  );
}

const row = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: { xs: 5, md: 4 },
  gridTemplateColumns: { md: 'repeat(3, 1fr)' },
} as const;

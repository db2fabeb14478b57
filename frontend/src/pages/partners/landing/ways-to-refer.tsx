import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/site/paths';
import { PageBand } from '@/shared/ui/page';
import { RuledColumns } from '@/shared/ui/public/ruled-columns';

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
    more: (
      <MuiLink component={Link} to={paths.developers}>
        How to connect it
      </MuiLink>
    ),
  },
];

export function WaysToRefer() {
  return (
    <PageBand title="Three ways to refer">
      <RuledColumns component="ul" columns={ways} />
    </PageBand>
  );
}

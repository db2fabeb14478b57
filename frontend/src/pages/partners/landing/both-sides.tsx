import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/site/paths';
import { PageContainer } from '@/shared/ui/page';
import { CheckList } from '@/shared/ui/public/check-list';
import { SelectiveHydration } from '@/shared/ui/loading/selective-hydration';

/** What clients and partners can expect, and who pays. */
export function BothSides() {
  return (
    <Box component="section" aria-label="What to expect" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <PageContainer>
        <SelectiveHydration>
          <Box sx={columns}>
            <Column title="How we treat your client">
              <CheckList
                points={[
                  'Their details come to us. We share them with a lender only after your client agrees.',
                  'We run no credit search, so applying to us leaves no mark on their credit file.',
                  'They pay nothing to search, to apply or to talk to us.',
                ]}
              />
            </Column>
            <Column title="What you see">
              <CheckList
                points={[
                  'The status of every case and, if one is rejected, the reason.',
                  'Who did what and when: you, your client or us.',
                  'Your cases, leads and notes. No other partner sees them.',
                ]}
              />
            </Column>
            <Column title="How you are paid">
              <Typography>
                The lender pays us commission when the money is drawn down, and we pay you under the terms we
                agree. If your client asks what we are paid, we tell them.
              </Typography>
              <Typography sx={{ mt: 2 }}>
                <MuiLink component={Link} to={paths.howWeArePaid}>
                  How we are paid
                </MuiLink>
              </Typography>
            </Column>
          </Box>
        </SelectiveHydration>
      </PageContainer>
    </Box>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </div>
  );
}

const columns = {
  py: { xs: 7, md: 10 },
  display: 'grid',
  gap: { xs: 5, md: 6 },
  gridTemplateColumns: { md: 'repeat(3, 1fr)' },
} as const;

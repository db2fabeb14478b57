import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { SelectiveHydration } from '@/shared/ui/loading/selective-hydration';

interface PublicPageProps {
  title: string;
  intro?: string;
  /** 'reading' is a column of 720 px, 'wide' uses the whole width. */
  width?: 'reading' | 'wide';
  children: ReactNode;
}

/** An inner page: its h1, its purpose, and its content. */
export function PublicPage({ title, intro, width = 'wide', children }: PublicPageProps) {
  return (
    <PageContainer width={width}>
      <Box sx={{ pt: { xs: 4, md: 8 }, pb: { xs: 5, md: 8 } }}>
        <Head as="h1" title={title} intro={intro} />
        <Box sx={{ mt: { xs: 3, md: 5 } }}>
          <SelectiveHydration>{children}</SelectiveHydration>
        </Box>
      </Box>
    </PageContainer>
  );
}

interface PageBandProps {
  title: string;
  intro?: string;
  /** The fragment in the URL. */
  anchor?: string;
  children: ReactNode;
}

/** A titled band of a public page. */
export function PageBand({ title, intro, anchor, children }: PageBandProps) {
  const id = useId();
  return (
    <Box component="section" id={anchor} aria-labelledby={id} sx={{ py: { xs: 7, md: 11 } }}>
      <PageContainer>
        <Head as="h2" id={id} title={title} intro={intro} />
        <Box sx={{ mt: { xs: 4, md: 6 } }}>
          <SelectiveHydration>{children}</SelectiveHydration>
        </Box>
      </PageContainer>
    </Box>
  );
}

interface HeadProps {
  as: 'h1' | 'h2';
  id?: string;
  title: string;
  intro: string | undefined;
}

/** A title with an introduction. */
function Head({ as, id, title, intro }: HeadProps) {
  return (
    <>
      <Typography id={id} variant="h2" component={as}>
        {title}
      </Typography>
      {intro && (
        <Typography
          variant="subtitle1"
          component="p"
          color="textSecondary"
          sx={{ mt: 1.5, maxWidth: '62ch' }}
        >
          {intro}
        </Typography>
      )}
    </>
  );
}

/** Centres content on the 12-column grid, with 20 px margins on a phone. */
export function PageContainer({
  width = 'wide',
  children,
}: {
  width?: 'reading' | 'wide';
  children: ReactNode;
}) {
  return <Box sx={width === 'wide' ? wide : reading}>{children}</Box>;
}

const wide = { maxWidth: 1240, mx: 'auto', px: 2.5 } as const;
/** In narrow windows it aligns with the header and the footer. */
const reading = { maxWidth: 760, mx: { lg: 'auto' }, px: 2.5 } as const;

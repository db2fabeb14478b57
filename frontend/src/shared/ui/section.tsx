import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';

interface SectionProps {
  title: string;
  /** 'screen' for a section of a portal screen, 'card' of a record's page, 'drawer' of a drawer, 'form' of a form. */
  variant?: keyof typeof variants;
  /** A sentence below the title. */
  intro?: string | undefined;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** For moving the focus to the title. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
}

/** A section of a screen with a title, which is also its accessible name. */
export function Section({ title, variant = 'screen', intro, actions, headingRef, children }: SectionProps) {
  const id = useId();
  const { heading, root, head, introduction } = variants[variant];
  const content = (
    <>
      <Box sx={head}>
        <Box sx={{ minWidth: 0 }}>
          <Typography {...heading} id={id} {...(headingRef && { ref: headingRef, tabIndex: -1 })}>
            {title}
          </Typography>
          {intro && (
            <Typography color="textSecondary" sx={introduction}>
              {intro}
            </Typography>
          )}
        </Box>
        {actions && <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>{actions}</Box>}
      </Box>
      {children}
    </>
  );
  return variant === 'card' ? (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={root}>
      {content}
    </Paper>
  ) : (
    <Box component="section" aria-labelledby={id} sx={root}>
      {content}
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' } as const;
const asHeading = (variant: 'h2' | 'h3', component: 'h2' | 'h3') =>
  ({ variant, component }) satisfies TypographyProps<'h2'>;

const variants = {
  screen: {
    heading: asHeading('h2', 'h2'),
    root: {},
    head: { ...row, alignItems: 'flex-start', gap: 2, mb: 2.5 },
    introduction: {},
  },
  card: {
    heading: asHeading('h3', 'h2'),
    root: {
      p: { xs: 2, md: 2.5 },
      minWidth: 0,
    },
    head: {
      ...row,
      alignItems: 'center',
      columnGap: 2,
      rowGap: 1,
      minHeight: 38,
      mb: 1.5,
      overflowWrap: 'anywhere',
    },
    introduction: {},
  },
  drawer: { heading: asHeading('h3', 'h3'), root: {}, head: { mb: 1.5 }, introduction: {} },
  form: {
    heading: asHeading('h3', 'h2'),
    root: { pt: 4, borderTop: 1, borderColor: 'divider' },
    head: {},
    introduction: { mt: 0.5, maxWidth: '60ch' },
  },
} as const;

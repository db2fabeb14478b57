import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';
import { HydratedApart } from '@/shared/ui/hydrated-apart';

interface FormSectionProps {
  title: string;
  /** What is asked here and why. */
  intro?: string;
  /** Where the focus goes when the section takes the place of another. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A titled group of fields: two columns where there is room, one on a phone. */
export function FormSection({ title, intro, headingRef, children }: FormSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ pt: 4, borderTop: 1, borderColor: 'divider' }}>
      <Typography
        id={id}
        variant="h3"
        component="h2"
        {...(headingRef && { ref: headingRef, tabIndex: -1, sx: { '&:focus': { outline: 'none' } } })}
      >
        {title}
      </Typography>
      {intro && (
        <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: '60ch' }}>
          {intro}
        </Typography>
      )}
      <Box
        sx={{ mt: 3, display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}
      >
        <HydratedApart>{children}</HydratedApart>
      </Box>
    </Box>
  );
}

/** A field that takes the whole width of its section. */
export function WholeRow({ children }: { children: ReactNode }) {
  return <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>;
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';
import { FieldGrid } from '@/shared/forms/field-grid';
import { SelectiveHydration } from '@/shared/ui/selective-hydration';

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
      <FieldGrid gap={3} mt={3}>
        <SelectiveHydration>{children}</SelectiveHydration>
      </FieldGrid>
    </Box>
  );
}

import type { ReactNode, Ref } from 'react';
import { FieldGrid } from '@/shared/forms/fields/field-grid';
import { Section } from '@/shared/ui/section';
import { SelectiveHydration } from '@/shared/ui/loading/selective-hydration';

interface FormSectionProps {
  title: string;
  intro?: string;
  /** For moving the focus to the section when it replaces another. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A titled group of fields in two columns, one on a phone. */
export function FormSection({ children, ...section }: FormSectionProps) {
  return (
    <Section variant="form" {...section}>
      <FieldGrid gap={3} mt={3}>
        <SelectiveHydration>{children}</SelectiveHydration>
      </FieldGrid>
    </Section>
  );
}

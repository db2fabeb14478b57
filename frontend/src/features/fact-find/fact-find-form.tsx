import type { ReactNode } from 'react';
import type { FactFindValues } from '@/features/fact-find/fact-find-answers';
import { FactFindBody, FindLendersButton } from '@/features/fact-find/fact-find-body';
import { useFactFind } from '@/features/fact-find/fact-find-state';
import { AnswerField } from '@/shared/application-answers/answer-field';
import { visibleFields, visibleSections } from '@/shared/application-answers/section';
import { useForm } from '@/shared/forms/form-context';
import { FormSection } from '@/shared/forms/form-section';
import { Honeypot } from '@/shared/forms/fields/honeypot';

interface FactFindFormProps {
  /** A question above the button. */
  consent?: ReactNode;
}

/** A fact-find on one page: the sections that the funding type makes relevant. */
export function FactFindForm({ consent }: FactFindFormProps) {
  const { values } = useForm<FactFindValues>();
  const { id, sections } = useFactFind().definition;
  const focusFirstField = () => document.getElementById(id)?.querySelector('input')?.focus();
  return (
    <FactFindBody onStartAgain={focusFirstField}>
      {visibleSections(sections, values).map((section) => (
        <FormSection key={section.title} title={section.title} intro={section.why}>
          {visibleFields(section, values).map((field) => (
            <AnswerField key={field.name} field={field} />
          ))}
        </FormSection>
      ))}
      <Honeypot />
      {consent}
      <FindLendersButton />
    </FactFindBody>
  );
}

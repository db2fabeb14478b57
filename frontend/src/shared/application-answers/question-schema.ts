import type { ISchema } from 'yup';
import { answersSchema } from '@/shared/application-answers/answers-schema';
import { shownFields, type AnswerValues, type QuestionSection } from '@/shared/application-answers/section';
import type { FormSchema } from '@/shared/forms/rules/form-schema';
import { keysOf, fromEntries } from '@/shared/lib/records';

interface QuestionForm<Others, Body> {
  /** Together they ask for every answer. */
  sections: readonly QuestionSection[];
  /** The defaults of the form's other fields, which label themselves. */
  others: Others;
  /** By default, those of the questions that show. */
  rules?: ISchema<unknown>;
  cast: (values: AnswerValues & Others) => Body;
}

/** The form that questions declare; `formSchema` is for a form that Yup declares. */
export function questionSchema<Others extends Readonly<Record<string, string | boolean>>, Body>({
  sections,
  others,
  rules = answersSchema(sections),
  cast,
}: QuestionForm<Others, Body>): FormSchema<AnswerValues & Others, Body> {
  const fields = sections.flatMap((section) => section.fields);
  const defaults = { ...fromEntries(fields.map(({ name }) => [name, ''])), ...others };
  return {
    defaults,
    labels: fromEntries(fields.map(({ name, label }) => [name, label])),
    valuesOf: (known) =>
      fromEntries(keysOf(defaults).map((name) => [name, known[name] ?? defaults[name]])) as typeof defaults,
    requiredIn: (values) =>
      new Set(shownFields(sections, values).flatMap(({ name, required }) => (required ? name : []))),
    validate: (values, options) => rules.validate(values, options),
    cast,
  };
}

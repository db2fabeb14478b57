import { lazy } from 'yup';
import type { ApplicationInFull, Correction } from '@/features/applications/staff/admin-applications-api';
import { staffQuestions } from '@/features/applications/staff/answers/staff-questions';
import { applyFormat } from '@/shared/application-answers/answer-formats';
import { formatAnswer } from '@/shared/application-answers/format-answer';
import { answersSchema } from '@/shared/application-answers/answers-schema';
import { questionSchema } from '@/shared/application-answers/question-schema';
import {
  type AnswerValues,
  type Field,
  type FieldName,
  type QuestionSection,
  visibleFields,
} from '@/shared/application-answers/section';
import { partialFromEntries, fromEntries } from '@/shared/lib/records';

/** The parts of an application that a correction needs; a stale error returns them again. */
export type Answered = Pick<
  ApplicationInFull,
  (FieldName & keyof ApplicationInFull) | 'id' | 'source' | 'updatedAt'
>;

const FIELDS = staffQuestions.flatMap(({ fields }) => fields);

/** An answer as staff read it. A partner's figures are free text, not options of our forms. */
export const shownAs = ({ source }: Pick<Answered, 'source'>, name: string, answer: string): string =>
  formatAnswer(name, answer, { byPartner: source === 'partner' });

/** An answer as stored; '' for none. */
const storedIn = (answered: Partial<Record<FieldName, string | null>>, name: FieldName): string =>
  answered[name] ?? '';

const isChosen = ({ kind }: Field): boolean => kind === 'select' || kind === 'radio';

/** The form's values: choices as stored, texts as people read them. */
export const answeredValues = (answered: Answered): AnswerValues =>
  fromEntries(
    FIELDS.map((field) => {
      const { name, format } = field;
      const answer = storedIn(answered, name);
      return [
        name,
        isChosen(field) || answer === '' ? answer : applyFormat(format, shownAs(answered, name, answer)),
      ];
    }),
  );

/** Every question of `staffQuestions`; answered ones show whatever the product. */
export const questionsWith = (read: Answered): readonly QuestionSection[] =>
  staffQuestions.map(({ title, why, shownFor, fields }) => ({
    title,
    why,
    fields: fields.map((field) =>
      storedIn(read, field.name) === '' ? askedFor(shownFor, field) : withStored(field, read),
    ),
  }));

const askedFor = (shownFor: QuestionSection['shownFor'], field: Field): Field => ({
  ...field,
  shownWhen: (values) =>
    (!shownFor || shownFor.includes(values.fundingType)) && (field.shownWhen?.(values) ?? true),
});

/** The product's questions, and others that were answered. */
export const questionsFor = (values: AnswerValues, read: Answered): readonly QuestionSection[] =>
  questionsWith(read)
    .map((section) => ({
      ...section,
      fields: visibleFields(section, values).map((field) => ({ ...field, shownWhen: () => true })),
    }))
    .filter(({ fields }) => fields.length > 0);

/** Shown if answered, with the stored value among its options even if our forms do not offer it. */
function withStored(field: Field, read: Answered): Field {
  const stored = storedIn(read, field.name);
  const { options } = field;
  const isOffered = !options || stored === '' || options.some(({ value }) => value === stored);
  return {
    ...field,
    shownWhen: () => true,
    ...(!isOffered && {
      options: [...options, { value: stored, label: shownAs(read, field.name, stored) }],
    }),
  };
}

/** An answer that the form would change. */
export interface AnswerChange {
  readonly name: FieldName;
  readonly label: string;
  /** As people read them; '' for none. */
  readonly from: string;
  readonly to: string;
}

export function changesIn(values: AnswerValues, read: Answered): readonly AnswerChange[] {
  return changedFields(values, read).map(({ field, before, now }) => {
    const { name, label, options } = field;
    const labelFor = (value: string) => options?.find((option) => option.value === value)?.label ?? value;
    return { name, label, from: labelFor(before), to: labelFor(now) };
  });
}

/** `now` as sent: pressing Enter submits before the field is left and formatted. */
function changedFields(values: AnswerValues, read: Answered) {
  const earlier = answeredValues(read);
  return questionsFor(values, read)
    .flatMap(({ fields }) => fields)
    .map((field) => ({
      field,
      before: earlier[field.name],
      now: applyFormat(field.format, values[field.name]),
    }))
    .filter(({ before, now }) => now !== before);
}

/** The form of a correction. It checks and sends the changed answers; null clears one. */
export const correctionSchema = (read: Answered) =>
  questionSchema({
    sections: questionsWith(read),
    others: {},
    rules: lazy((values: Partial<AnswerValues>) => {
      // Formik validates blank answers as undefined.
      const typed = fromEntries(FIELDS.map(({ name }) => [name, values[name] ?? '']));
      const fields = changedFields(typed, read).map(({ field }) => field);
      return answersSchema([{ title: '', why: '', fields }]).resolve({ value: typed });
    }),
    cast: (values) => {
      const changes = changedFields(values, read).map(
        ({ field, now }) => [field.name, now === '' ? null : now] as const,
      );
      // The rules let no required answer be null.
      return { ...partialFromEntries(changes), updatedAt: read.updatedAt } as Correction;
    },
  });

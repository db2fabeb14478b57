import type { Schemas } from '@/api/schemas';
import type { AnswerFormat } from '@/shared/application-answers/answer-formats';
import type { Option } from '@/shared/forms/fields/options';
import type { Requirement } from '@/shared/forms/rules/requirements';

/** Every answer that an application can hold. */
export type FieldName = Exclude<keyof Schemas['SubmitApplicationRequest'], 'leaveBlank'>;

/** What a form holds: every field blank until answered, including those of sections now hidden. */
export type AnswerValues = Record<FieldName, string>;

export interface Field {
  readonly name: FieldName;
  readonly label: string;
  readonly kind: 'text' | 'long-text' | 'select' | 'radio' | 'company';
  /** How the text is formatted and validated. */
  readonly format?: AnswerFormat;
  readonly helper?: string;
  /** The requirement while the field shows; without it the field may stay blank. */
  readonly required?: Requirement;
  readonly options?: readonly Option[];
  /** A field without it always shows. */
  readonly shownWhen?: (values: AnswerValues) => boolean;
  readonly input?: {
    readonly type?: 'email' | 'tel';
    readonly autoComplete?: string;
    readonly inputMode?: 'numeric' | 'decimal';
    readonly placeholder?: string;
  };
}

export interface QuestionSection {
  readonly title: string;
  readonly why: string;
  /** The funding types that ask for it; a section without them always shows. */
  readonly shownFor?: readonly string[];
  readonly fields: readonly Field[];
}

/** A section that can be a screen of its own. */
export interface Step extends QuestionSection {
  /** Its name in the address: ?step=funding. */
  readonly slug: string;
  /** Its name in the list of steps. */
  readonly tab: string;
}

export const visibleSections = <S extends QuestionSection>(
  sections: readonly S[],
  { fundingType }: Pick<AnswerValues, 'fundingType'>,
): readonly S[] => sections.filter(({ shownFor }) => !shownFor || shownFor.includes(fundingType));

export const visibleFields = ({ fields }: QuestionSection, values: AnswerValues): readonly Field[] =>
  fields.filter(({ shownWhen }) => !shownWhen || shownWhen(values));

/** The fields that the answers make a form show, in reading order. */
export const shownFields = (sections: readonly QuestionSection[], values: AnswerValues): readonly Field[] =>
  visibleSections(sections, values).flatMap((section) => visibleFields(section, values));

import {
  flagDefault,
  isAlwaysPresent,
  isFlagField,
  isOnCard,
  LENDER_FIELDS,
  type CardField,
  type FlagField,
  type LenderField,
  type LimitField,
  type RequiredField,
} from './lender-fields.js';

/** All fields of a lender, as text. */
export type LenderTexts = {
  readonly [F in LenderField]: F extends FlagField | RequiredField ? string : string | null;
};

/** What an answer shows of a lender. */
export type LenderCard = Pick<LenderTexts, CardField> & { readonly id: string };

/** What the text of a lender's limit means. */
export interface Limit {
  /** False where the text is blank or cannot be read: the value then limits nothing. */
  readonly stated: boolean;
  /** 0 for no minimum, Infinity for no maximum. */
  readonly value: number;
  /** In words that do not depend on how somebody wrote it: £25,000, 2 years, 70%, no limit. */
  readonly shown: string;
}

export type LenderLimits = Readonly<Record<LimitField, Limit>>;

/** Field by field, what somebody says: absent says nothing, null takes back what was said. */
export type LenderStatements = { readonly [F in LenderField]?: string | null };

const blank = (field: LenderField): string | null => {
  if (isFlagField(field)) return flagDefault(field);
  return isAlwaysPresent(field) ? '' : null;
};

/** A lender of which nothing is said yet. */
export const NOTHING_STATED = Object.fromEntries(
  LENDER_FIELDS.map((field) => [field, blank(field)]),
) as LenderTexts;

const CARD_FIELDS = LENDER_FIELDS.filter(isOnCard);

/** Only what a visitor may see. */
export const cardOf = (lender: LenderTexts & { readonly id: string }): LenderCard => {
  const shown = Object.fromEntries(CARD_FIELDS.map((field) => [field, lender[field]]));
  return { id: lender.id, ...(shown as Pick<LenderTexts, CardField>) };
};

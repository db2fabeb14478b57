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

/** What the texts of a lender's limits mean; null where none is stated, or none that can be read. */
export type LenderLimits = Readonly<Record<LimitField, number | null>>;

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

import { pick, recordFrom } from '../records.js';
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

/** The lender's fields that a response shows. */
export type LenderCard = Pick<LenderTexts, CardField> & { readonly id: string };

/** The parsed meaning of a lender's limit. */
export interface Limit {
  /** False if the text is blank or unreadable: then there is no limit. */
  readonly stated: boolean;
  /** 0 for no minimum, Infinity for no maximum. */
  readonly value: number;
  /** In a standard format, however it was written: £25,000, 2 years, 70%, no limit. */
  readonly shown: string;
}

export type LenderLimits = Readonly<Record<LimitField, Limit>>;

/** A change to a lender, field by field: absent leaves a field, null clears it. */
export type LenderStatements = { readonly [F in LenderField]?: string | null };

const blank = (field: LenderField): string | null => {
  if (isFlagField(field)) return flagDefault(field);
  return isAlwaysPresent(field) ? '' : null;
};

/** A lender without any statement. */
export const NOTHING_STATED = recordFrom(LENDER_FIELDS, blank) as LenderTexts;

const CARD_FIELDS = LENDER_FIELDS.filter(isOnCard);

/** Only the fields that visitors may see. */
export const cardOf = (lender: LenderTexts & { readonly id: string }): LenderCard => ({
  id: lender.id,
  ...pick(lender, CARD_FIELDS),
});

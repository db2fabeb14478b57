import { readProducts, type ProductKey } from '#kernel/lending/product.js';
import {
  ACCEPTS_FLAGS,
  flagDefault,
  isAcceptsFlag,
  isFlagField,
  LENDER_FIELDS,
  type AcceptsFlag,
  type LenderField,
} from '#kernel/lending/lender-fields.js';
import { NOTHING_STATED, type LenderStatements, type LenderTexts } from '#kernel/lending/lender-texts.js';
import { entriesOf } from '#kernel/records.js';
import { lenderKey } from './lender-key.js';

/** Changed statements with previous and new values; null is not stated. */
export type LenderChanges = Partial<
  Record<LenderField, { readonly from: string | null; readonly to: string | null }>
>;

/** A lender of the panel: text as written; the matching rule parses it. */
export class Lender {
  readonly id: string;
  readonly createdAt: Date;
  updatedAt: Date;
  /** When the criteria were last confirmed; null if never. */
  confirmedAt: Date | null = null;
  texts: LenderTexts = NOTHING_STATED;
  /** Flags that hold only their default: not answered. */
  notStated: readonly AcceptsFlag[] = [...ACCEPTS_FLAGS];
  /** Unchanged demonstration data. */
  isDemo: boolean = false;
  /** The key of the name; unique in the panel. */
  normalisedName: string = '';
  productKeys: readonly ProductKey[] = [];

  private constructor(id: string, at: Date) {
    this.id = id;
    this.createdAt = at;
    this.updatedAt = at;
  }

  /** A new lender's criteria are current. */
  static open(id: string, statements: LenderStatements, at: Date): Lender {
    const lender = new Lender(id, at);
    lender.change(statements, at);
    lender.confirm(at);
    return lender;
  }

  /** A lender of the demonstration panel, until it is changed. Its public facts are not confirmed. */
  static demonstrate(id: string, statements: LenderStatements, at: Date): Lender {
    const lender = Lender.open(id, statements, at);
    lender.isDemo = true;
    lender.confirmedAt = null;
    return lender;
  }

  get name(): string {
    return this.texts.name;
  }

  /** The stated text; null for nothing, also if a flag holds its default. */
  stated(field: LenderField): string | null {
    return isAcceptsFlag(field) && this.notStated.includes(field) ? null : this.texts[field];
  }

  /** Applies statements read by `readStatements`; identical ones change nothing. */
  change(statements: LenderStatements, at: Date): LenderChanges {
    const changes: LenderChanges = {};
    for (const field of LENDER_FIELDS) {
      const statement = statements[field];
      const from = this.stated(field);
      const to = statement === null && field === 'isActive' ? flagDefault(field) : statement;
      if (to !== undefined && to !== from) changes[field] = { from, to };
    }
    if (Object.keys(changes).length > 0) this.make(changes, at);
    return changes;
  }

  confirm(at: Date): void {
    this.confirmedAt = at;
  }

  private make(changes: LenderChanges, at: Date): void {
    const texts: Partial<Record<LenderField, string | null>> = {};
    for (const [field, { to }] of entriesOf(changes))
      texts[field] = isFlagField(field) ? (to ?? flagDefault(field)) : to;
    this.texts = { ...this.texts, ...(texts as Partial<LenderTexts>) };
    this.notStated = ACCEPTS_FLAGS.filter((flag) =>
      changes[flag] ? changes[flag].to === null : this.notStated.includes(flag),
    );
    this.updatedAt = at;
    this.isDemo = false;
    if (changes.name) this.normalisedName = lenderKey(this.texts.name);
    if (changes.productTypes) this.productKeys = readProducts(this.texts.productTypes).products;
  }
}

import type { Flag } from '#shared/domain/flag.js';
import { readProducts, type ProductKey } from '#shared/domain/product.js';
import { ACCEPTS_FLAGS, FLAG_DEFAULTS, LENDER_FIELDS, isAcceptsFlag, isFlagField } from './lender-fields.js';
import type { AcceptsFlag, LenderField, LenderStatements } from './lender-fields.js';
import { lenderKey } from './lender-key.js';

/** Which statements changed: from which to which, null where nothing is stated. */
export type LenderChanges = Partial<
  Record<LenderField, { readonly from: string | null; readonly to: string | null }>
>;

/** A lender as its panel entry states it: text as written, read by the matching rule and not here. */
export class Lender {
  readonly id: string;
  readonly createdAt: Date;
  updatedAt: Date;
  name = '';
  description: string | null = null;
  productTypes = '';
  minAmount: string | null = null;
  maxAmount: string | null = null;
  interestRate: string | null = null;
  minTradingHistory: string | null = null;
  minCreditScore: string | null = null;
  acceptsAdverseCredit: Flag = FLAG_DEFAULTS.acceptsAdverseCredit;
  acceptsStartups: Flag = FLAG_DEFAULTS.acceptsStartups;
  minLtv: string | null = null;
  maxLtv: string | null = null;
  propertyTypes: string | null = null;
  acceptsRefurbProjects: Flag = FLAG_DEFAULTS.acceptsRefurbProjects;
  acceptsDevelopmentProjects: Flag = FLAG_DEFAULTS.acceptsDevelopmentProjects;
  preferredSectors: string | null = null;
  excludedSectors: string | null = null;
  coverageAreas: string | null = null;
  contactEmail: string | null = null;
  contactPhone: string | null = null;
  website: string | null = null;
  isActive: Flag = FLAG_DEFAULTS.isActive;
  /** The accepts-flags that hold only their default: nobody has said yes or no. */
  notStated: AcceptsFlag[] = [...ACCEPTS_FLAGS];
  /** Came with the demonstration panel, and nobody has changed it since. */
  isDemo = false;
  /** The name as it is compared; unique in the panel. */
  normalisedName = '';
  productKeys: ProductKey[] = [];

  private constructor(id: string, at: Date) {
    this.id = id;
    this.createdAt = at;
    this.updatedAt = at;
  }

  static open(id: string, statements: LenderStatements, at: Date): Lender {
    const lender = new Lender(id, at);
    lender.change(statements, at);
    return lender;
  }

  /** A lender of the demonstration panel: it stays one until somebody changes it. */
  static demonstrate(id: string, statements: LenderStatements, at: Date): Lender {
    const lender = Lender.open(id, statements, at);
    lender.isDemo = true;
    return lender;
  }

  /** What somebody stated; null for nothing, also where a flag holds its default. */
  stated(field: LenderField): string | null {
    return isAcceptsFlag(field) && this.notStated.includes(field) ? null : this[field];
  }

  /** Takes statements already read by `readStatements`; the same ones again change nothing. */
  change(statements: LenderStatements, at: Date): LenderChanges {
    const changes: LenderChanges = {};
    for (const field of LENDER_FIELDS) {
      const to = statements[field];
      const from = this.stated(field);
      if (to === undefined || to === from) continue;
      this.state(field, to);
      changes[field] = { from, to: this.stated(field) };
    }
    if (Object.keys(changes).length > 0) this.touch(at);
    return changes;
  }

  private state(field: LenderField, value: string | null): void {
    if (isAcceptsFlag(field)) {
      const others = this.notStated.filter((flag) => flag !== field);
      this.notStated =
        value === null ? ACCEPTS_FLAGS.filter((f) => f === field || others.includes(f)) : others;
    }
    const kept = isFlagField(field) ? (value ?? FLAG_DEFAULTS[field]) : value;
    Object.assign(this, { [field]: kept });
  }

  private touch(at: Date): void {
    this.updatedAt = at;
    this.isDemo = false;
    this.normalisedName = lenderKey(this.name);
    this.productKeys = readProducts(this.productTypes).products;
  }
}

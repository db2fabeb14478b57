import type { LenderField } from '#kernel/lending/lender-fields.js';
import { requestTo, requestsOf, type FundingRequests } from '../rule/funding-request.js';
import type { Requested } from '../rule/requested.js';
import type { CompiledLender } from '../panel/compiled-lender.js';
import type { CriterionName } from '../rule/criteria.js';
import { shownStatement } from '../panel/statements.js';
import type { Facts } from '../rule/enquiry.js';
import type { Finding } from '../rule/finding.js';
import { assess, isStrong, type Assessment, type Found } from '../rule/rule.js';

/** The result of one enquiry over a whole panel. */
export interface SurveyedEnquiry {
  /** Lenders that offer the product. */
  readonly offering: number;
  readonly strong: number;
  /** The number of other lenders that each criterion rejects: excluded or not met. */
  readonly refusals: ReadonlyMap<CriterionName, number>;
}

/** A lender's statement in one field, and how often it alone decided. */
export interface DecidingStatement {
  readonly lenderId: string;
  readonly field: LenderField;
  /** In display format; null if nothing is stated. */
  readonly states: string | null;
  /** Enquiries that only this statement rejects. */
  readonly refused: number;
  /** Possible strong matches that it leaves unconfirmed. */
  readonly unconfirmed: number;
  /** What those enquiries asked for: in pounds, months, points or percent; null if not a figure. */
  readonly asked: { readonly from: number; readonly to: number } | null;
  /** What they named, the most frequent first, up to a maximum: property types, sectors, nations. */
  readonly named: readonly string[];
}

const MAX_NAMED = 3;

const refuses = ({ effect }: Finding): boolean => effect.exclusion + effect.major > 0;

class Tally {
  refused = 0;
  unconfirmed = 0;
  from = Infinity;
  to = -Infinity;
  readonly names = new Map<string, number>();

  constructor(
    readonly lender: CompiledLender,
    readonly field: LenderField,
  ) {}

  count(how: 'refused' | 'unconfirmed', { span, name }: Requested): void {
    this[how] += 1;
    if (span) this.from = Math.min(this.from, span.from);
    if (span) this.to = Math.max(this.to, span.to);
    if (name !== null) this.names.set(name, (this.names.get(name) ?? 0) + 1);
  }

  get decided(): number {
    return this.refused + this.unconfirmed;
  }

  result(): DecidingStatement {
    const { lender, field, refused, unconfirmed, from, to, names } = this;
    return {
      lenderId: lender.card.id,
      field,
      states: shownStatement(field, lender),
      refused,
      unconfirmed,
      asked: to >= from ? { from, to } : null,
      named: [...names]
        .sort(([, a], [, b]) => b - a)
        .slice(0, MAX_NAMED)
        .map(([name]) => name),
    };
  }
}

/** Results of a panel for many enquiries, counted one by one. */
export class Survey {
  private readonly tallies = new Map<string, Tally>();

  /** Starts an enquiry; its lenders follow in batches. */
  begin(facts: Facts): EnquirySurvey {
    return new EnquirySurvey(requestsOf(facts), (how, field, lender, requested) => {
      const key = `${lender.card.id} ${field}`;
      const tally = this.tallies.get(key) ?? new Tally(lender, field);
      this.tallies.set(key, tally);
      tally.count(how, requested);
    });
  }

  /** The most decisive first. */
  deciding(most: number): readonly DecidingStatement[] {
    return [...this.tallies.values()]
      .sort((a, b) => b.decided - a.decided)
      .slice(0, most)
      .map((tally) => tally.result());
  }
}

type Note = (
  how: 'refused' | 'unconfirmed',
  field: LenderField,
  lender: CompiledLender,
  requested: Requested,
) => void;

export class EnquirySurvey {
  private offering = 0;
  private strong = 0;
  private readonly refusals = new Map<CriterionName, number>();

  constructor(
    private readonly requests: FundingRequests,
    private readonly note: Note,
  ) {}

  look(lenders: readonly CompiledLender[]): void {
    for (const lender of lenders) {
      const request = requestTo(this.requests, lender);
      if (request) this.judge(assess(request, lender));
    }
  }

  result(): SurveyedEnquiry {
    return { offering: this.offering, strong: this.strong, refusals: this.refusals };
  }

  private judge(assessment: Assessment): void {
    const { found } = assessment;
    this.offering += 1;
    if (isStrong(assessment)) {
      this.strong += 1;
      return;
    }
    const refusing = found.filter(({ finding }) => refuses(finding));
    for (const { criterion } of refusing)
      this.refusals.set(criterion.name, (this.refusals.get(criterion.name) ?? 0) + 1);
    if (refusing.length === 1) this.noteAll('refused', refusing, assessment);
    if (refusing.length === 0) this.noteAll('unconfirmed', found.filter(isUnconfirmed), assessment);
  }

  private noteAll(
    how: 'refused' | 'unconfirmed',
    findings: readonly Found[],
    { request, lender }: Assessment,
  ): void {
    for (const { criterion } of findings) {
      const field = criterion.decidedBy(request, lender);
      if (field) this.note(how, field, lender, criterion.requested(request));
    }
  }
}

const isUnconfirmed = ({ finding }: Found): boolean => finding.outcome === 'unconfirmed';

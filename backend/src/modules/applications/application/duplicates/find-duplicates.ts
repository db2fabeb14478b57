import type { IntroducerViews } from '#modules/introducers/public.js';
import { identityOf, sameBy, type SameBy } from '../../domain/company-identity.js';
import { isBefore } from '../../domain/arrival.js';
import type { ApplicationView } from '../lists/application-views.js';
import type { DuplicateCandidate, DuplicateQueries } from './duplicate.queries.js';

/** Another application of the same company. */
export interface DuplicateView extends Pick<
  DuplicateCandidate,
  'id' | 'companyName' | 'amount' | 'status' | 'duplicateOf'
> {
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The company name of the partner whose case it is. */
  readonly partner: string | null;
  /** By what it is the same company; null where it is marked as one with it and is known by nothing any more. */
  readonly sameBy: SameBy | null;
  /** Whether the two can be one enquiry: not where a partner's case is one of them and the other is not its own too. */
  readonly canBeOne: boolean;
}

export const RENEWAL_ROLES = ['original', 'renewal'] as const;

/** An application that this one renews, or that renews it. */
export interface RenewalView extends Omit<
  DuplicateView,
  'partner' | 'sameBy' | 'duplicateOf' | 'canBeOne' | 'updatedAt'
> {
  readonly role: (typeof RENEWAL_ROLES)[number];
}

/** The other applications of the same company, each newest first. */
export interface SameCompany {
  /** Those that may be about the same: neither a renewal nor, where it is the older one, a completed deal. */
  readonly duplicates: readonly DuplicateView[];
  readonly renewals: readonly RenewalView[];
}

export class FindDuplicates {
  constructor(
    private readonly duplicates: DuplicateQueries,
    private readonly introducers: Pick<IntroducerViews, 'companyNames'>,
  ) {}

  async execute(application: ApplicationView): Promise<SameCompany> {
    const { id, stage, duplicateOf, renewalOf, introducerId } = application;
    const arrival = { id, stage, createdAt: new Date(application.createdAt) };
    const current = { ...identityOf(application), ...arrival, duplicateOf, renewalOf };
    const candidates = await this.duplicates.candidates(current);
    const renewals = candidates.flatMap((candidate): RenewalView[] => {
      const role = roleOf(candidate, current);
      return role === null ? [] : [{ ...shown(candidate), role }];
    });
    const found = candidates.flatMap((candidate) => {
      if (isOneWith(candidate, current)) return [{ candidate, by: sameBy(current, candidate) }];
      if (roleOf(candidate, current) !== null || olderOf(candidate, current).stage === 'completed') return [];
      const by = sameBy(current, candidate);
      return by === null ? [] : [{ candidate, by }];
    });
    const names = await this.introducers.companyNames(
      found.flatMap(({ candidate }) => candidate.introducerId ?? []),
    );
    const duplicates = found.map(({ candidate, by }) => ({
      ...shown(candidate),
      updatedAt: candidate.updatedAt.toISOString(),
      partner: names.get(candidate.introducerId ?? '') ?? null,
      sameBy: by,
      duplicateOf: candidate.duplicateOf,
      canBeOne: candidate.introducerId === introducerId,
    }));
    return { duplicates, renewals };
  }
}

const shown = ({ id, companyName, amount, status, createdAt }: DuplicateCandidate) => ({
  id,
  companyName,
  amount,
  status,
  createdAt: createdAt.toISOString(),
});

type ByArrival = Pick<DuplicateCandidate, 'id' | 'createdAt' | 'stage'>;

const olderOf = (one: ByArrival, other: ByArrival): ByArrival => (isBefore(one, other) ? one : other);

const roleOf = (
  candidate: DuplicateCandidate,
  { id, renewalOf }: { id: string; renewalOf: string | null },
): RenewalView['role'] | null => {
  if (candidate.id === renewalOf) return 'original';
  return candidate.renewalOf === id ? 'renewal' : null;
};

const isOneWith = (
  candidate: DuplicateCandidate,
  { id, duplicateOf }: { id: string; duplicateOf: string | null },
): boolean => candidate.duplicateOf === id || candidate.id === duplicateOf;

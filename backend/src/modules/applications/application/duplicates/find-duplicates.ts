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
  /** The partner's company name. */
  readonly partner: string | null;
  /** What the two have in common; null for a marked duplicate that no longer has anything in common. */
  readonly sameBy: SameBy | null;
  /**
   * Whether the two may be marked as duplicates: not if one is a partner's case and the other is not the same
   * partner's.
   */
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

/** Other applications of the same company, newest first. */
export interface SameCompany {
  /** Possible duplicates, without renewals and without older applications whose deal is completed. */
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

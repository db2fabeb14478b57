import { identityOf, sameBy, type SameBy } from '../domain/company-identity.js';
import type { ApplicationView } from './application-lists.js';
import type { DuplicateCandidate, DuplicateQueries } from './duplicate.queries.js';
import type { Partners } from './partners.js';

/** Another application of the same company. */
export interface DuplicateView extends Pick<
  DuplicateCandidate,
  'id' | 'companyName' | 'amount' | 'status' | 'duplicateOf'
> {
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** The company name of the partner whose case it is. */
  readonly partner: string | null;
  /** By what it is the same company; null where it is marked as one with it and is known by nothing any more. */
  readonly sameBy: SameBy | null;
  /** Whether the two can be one enquiry: not where a partner's case is one of them and the other is not its own too. */
  readonly canBeOne: boolean;
}

/** The other applications of the same company, newest first. */
export class FindDuplicates {
  constructor(
    private readonly duplicates: DuplicateQueries,
    private readonly partners: Partners,
  ) {}

  async execute(application: ApplicationView): Promise<readonly DuplicateView[]> {
    const { id, duplicateOf, introducerId } = application;
    const asker = { ...identityOf(application), id, duplicateOf, createdAt: new Date(application.createdAt) };
    const found = (await this.duplicates.candidates(asker)).flatMap((candidate) => {
      const by = sameBy(asker, candidate);
      return by !== null || isOneWith(candidate, asker) ? [{ candidate, by }] : [];
    });
    const names = await this.partners.companyNames(
      found.flatMap(({ candidate }) => candidate.introducerId ?? []),
    );
    return found.map(({ candidate: { createdAt, ...other }, by }) => ({
      id: other.id,
      companyName: other.companyName,
      amount: other.amount,
      status: other.status,
      createdAt: createdAt.toISOString(),
      partner: names.get(other.introducerId ?? '') ?? null,
      sameBy: by,
      duplicateOf: other.duplicateOf,
      canBeOne: other.introducerId === introducerId,
    }));
  }
}

const isOneWith = (
  candidate: DuplicateCandidate,
  { id, duplicateOf }: { id: string; duplicateOf: string | null },
): boolean => candidate.duplicateOf === id || candidate.id === duplicateOf;

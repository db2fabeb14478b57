import type { Page } from '#shared/application/list.js';
import { viewOf } from '#shared/application/view.js';
import {
  CommissionTermsLists,
  TERMS_FIELDS,
  type TermsView,
} from '../../../src/modules/commissions/application/commission-terms-lists.js';
import { CommissionTermsRepository } from '../../../src/modules/commissions/application/commission-terms.repository.js';
import type { CommissionTerms } from '../../../src/modules/commissions/domain/commission-terms.js';
import { termsInWords, workedExample } from '../../../src/modules/commissions/domain/commission-words.js';
import { TermsTaken } from '../../../src/modules/commissions/domain/errors.js';
import { Records } from './records.js';

export class CommissionTermsInMemory extends CommissionTermsRepository {
  readonly records = new Records<CommissionTerms>();

  add(terms: CommissionTerms): Promise<void> {
    const taken = this.records.first(
      ({ introducerId, product, validFrom }) =>
        introducerId === terms.introducerId && product === terms.product && validFrom === terms.validFrom,
    );
    if (taken) return Promise.reject(new TermsTaken());
    this.records.put(terms);
    return Promise.resolve();
  }

  findOf(introducerId: string): Promise<readonly CommissionTerms[]> {
    return Promise.resolve(
      this.records.where((terms) => terms.introducerId === introducerId || terms.introducerId === null),
    );
  }
}

export class CommissionTermsListsInMemory extends CommissionTermsLists {
  constructor(private readonly terms: CommissionTermsInMemory) {
    super();
  }

  one(id: string): Promise<TermsView> {
    const terms = this.terms.records.find(id);
    if (!terms) return Promise.reject(new Error(`There are no terms ${id}`));
    const { createdBy } = terms;
    return Promise.resolve({
      ...viewOf(terms, TERMS_FIELDS),
      createdBy: createdBy === null ? null : { id: createdBy, name: createdBy },
      words: termsInWords(terms),
      example: workedExample(terms),
    });
  }

  page(): Promise<Page<TermsView>> {
    return Promise.reject(new Error('Lists are the database’s'));
  }
}

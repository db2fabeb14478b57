import type { ListRequest, Page } from '#platform/application/list.js';
import { viewOf, type ViewOf } from '#platform/application/view.js';
import type { ApiAccount } from '../domain/api-account.js';

export const API_ACCOUNT_STATUSES = ['live', 'revoked'] as const;
export type ApiAccountStatus = (typeof API_ACCOUNT_STATUSES)[number];
export type ApiAccountOrder = 'newest';

export interface ApiAccountListRequest extends ListRequest<ApiAccountOrder> {
  readonly status?: ApiAccountStatus;
}

export const API_ACCOUNT_FIELDS = ['id', 'name', 'username', 'createdAt', 'lastUsedAt', 'revokedAt'] as const;

/** An API account as its owner sees it. */
export type ApiAccountView = ViewOf<ApiAccount, (typeof API_ACCOUNT_FIELDS)[number]>;

export const apiAccountView = (account: ApiAccount): ApiAccountView => viewOf(account, API_ACCOUNT_FIELDS);

export abstract class ApiAccountViews {
  /**
   * The accounts of the partner `owner`, including revoked ones, newest first.
   * @throws InvalidInput when the cursor is not one of ours
   */
  abstract page(owner: string, request: ApiAccountListRequest): Promise<Page<ApiAccountView>>;
}

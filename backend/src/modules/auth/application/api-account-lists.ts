import type { ListRequest, Page } from '#shared/application/list.js';
import type { ApiAccount } from '../domain/api-account.js';

export const API_ACCOUNT_STATUSES = ['live', 'revoked'] as const;
export type ApiAccountStatus = (typeof API_ACCOUNT_STATUSES)[number];
export type ApiAccountOrder = 'newest';

export interface ApiAccountListRequest extends ListRequest<ApiAccountOrder> {
  readonly status?: ApiAccountStatus;
}

/** An API account as its owner sees it. */
export interface ApiAccountView {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
}

export abstract class ApiAccountLists {
  /**
   * The accounts of the partner `owner`, the revoked ones among them, newest first.
   * @throws InvalidInput when the cursor is not one of ours
   */
  abstract page(owner: string, request: ApiAccountListRequest): Promise<Page<ApiAccountView>>;
}

export const apiAccountView = (
  account: Pick<ApiAccount, 'id' | 'name' | 'username' | 'createdAt' | 'lastUsedAt' | 'revokedAt'>,
): ApiAccountView => ({
  id: account.id,
  name: account.name,
  username: account.username,
  createdAt: account.createdAt.toISOString(),
  lastUsedAt: account.lastUsedAt?.toISOString() ?? null,
  revokedAt: account.revokedAt?.toISOString() ?? null,
});

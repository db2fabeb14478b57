import { PAGE_LENGTH } from '@/shared/lists/list-query';
import { adminPaths, partnerPaths } from '@/shared/frame/paths';

/** What an overview reads of the API as soon as it is there. */
const OVERVIEWS: Readonly<Record<string, readonly string[]>> = {
  [adminPaths.home]: [
    'admin/summary',
    'admin/applications/figures',
    'admin/reports/pipeline',
    'admin/reports/enquiries',
    'admin/reports/coverage',
    'admin/reports/decisions',
    'admin/reports/panel',
    'admin/jobs/failed?limit=1',
    'panel',
  ],
  [partnerPaths.dashboard]: ['introducers/me/summary', `introducers/me/referrals?limit=${PAGE_LENGTH}`],
};

interface InitialRequests {
  account: string;
  figures: readonly string[];
}

/** The addresses of the API that the screen at an address reads first: the account, and an overview's figures. */
export function initialRequests({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): InitialRequests {
  const area = pathname.startsWith(partnerPaths.dashboard.replace(/[^/]+$/, '')) ? 'introducers' : 'admin';
  // What an address adds may have the screen read something else.
  const figures = search === '' ? (OVERVIEWS[pathname] ?? []) : [];
  return { account: `/api/${area}/me`, figures: figures.map((url) => `/api/${url}`) };
}

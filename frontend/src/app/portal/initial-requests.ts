import { firstPageOf, PAGE_LENGTH } from '@/shared/lists/list-query';
import { listUrls } from '@/shared/lists/list-urls';
import { adminPaths, partnerPaths } from '@/shared/frame/paths';

/** The first page of what is due then, in the order in which it is: as Today asks for it. */
const firstDue = (url: string, due: string): string => `${url}?due=${due}&sort=due&limit=${PAGE_LENGTH}`;

/** What a screen reads of the API as soon as it is there: an overview its figures, a list its first page. */
const FIRST_READ: Readonly<Record<string, readonly string[]>> = {
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
  [partnerPaths.dashboard]: ['introducers/me/summary', firstPageOf(listUrls.cases)],
  [adminPaths.activity]: [firstPageOf(listUrls.activity)],
  [adminPaths.applications]: [firstPageOf(listUrls.applications)],
  [adminPaths.commissions]: [firstPageOf(listUrls.statements)],
  [adminPaths.held]: [firstPageOf(listUrls.held)],
  [adminPaths.introducers]: [firstPageOf(listUrls.introducers)],
  [adminPaths.jobs]: [firstPageOf(listUrls.failedJobs)],
  [adminPaths.lenderImports]: [firstPageOf(listUrls.imports)],
  [adminPaths.lenders]: [firstPageOf(listUrls.lenders)],
  [adminPaths.messages]: [firstPageOf(listUrls.messages), `${listUrls.held}?limit=1`],
  // Others than administrators are refused; their screen says that it is not for them.
  [adminPaths.staff]: [firstPageOf(listUrls.staff), `${listUrls.staff}/invitations`],
  [adminPaths.submissions]: [firstPageOf(listUrls.submissions)],
  [adminPaths.taughtWords]: [firstPageOf(listUrls.taughtWords)],
  [adminPaths.today]: [
    firstDue(listUrls.applications, 'overdue'),
    ...['overdue', 'today', 'week', 'later'].map((due) => firstDue(listUrls.tasks, due)),
  ],
  [partnerPaths.commissions]: [firstPageOf(listUrls.ownCommissions)],
  [partnerPaths.integrations]: [firstPageOf(listUrls.apiAccounts)],
};

interface InitialRequests {
  account: string;
  shown: readonly string[];
}

/** The addresses of the API that the screen at an address reads first: the account, and what the screen shows. */
export function initialRequests({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): InitialRequests {
  const area = pathname.startsWith(partnerPaths.dashboard.replace(/[^/]+$/, '')) ? 'introducers' : 'admin';
  // What an address adds may have the screen read something else.
  const shown = search === '' ? (FIRST_READ[pathname] ?? []) : [];
  return { account: `/api/${area}/me`, shown: shown.map((url) => `/api/${url}`) };
}

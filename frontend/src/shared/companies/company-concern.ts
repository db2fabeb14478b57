import type { Company } from '@/shared/companies/companies-api';
import { lookUp } from '@/shared/lib/labels';

const CONCERNS: Readonly<Record<string, string>> = {
  'strike-off-proposed': 'is about to be struck off',
  administration: 'is in administration',
  receivership: 'is in receivership',
  'voluntary-arrangement': 'has a voluntary arrangement with its creditors',
  'insolvency-proceedings': 'is in insolvency proceedings',
  liquidation: 'is in liquidation',
  dissolved: 'is dissolved',
  'converted-closed': 'is closed',
};

/** A warning about a company’s legal status; null for none. */
export function concernAbout({ status, listed }: Company): string | null {
  const concern = status === null ? undefined : lookUp(CONCERNS, status);
  if (concern !== undefined) return `Companies House says this company ${concern}.`;
  return listed ? null : 'Companies House no longer lists this company.';
}

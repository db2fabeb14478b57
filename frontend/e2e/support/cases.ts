import type { Locator, Page } from '@playwright/test';
import { namedOn } from './named';
import { aPartner, openAsPartner, type Partner } from './partner';
import type { Site } from './site';

export const CASE = {
  companyName: 'Alder Joinery Ltd',
  contactName: 'Alex Graham',
  email: 'alex@alder-joinery.example',
  phone: '0141 496 0199',
  fundingType: 'Business Loan',
  amount: '£48,000',
};

export const caseOf = (companyName: string) => ({ ...CASE, companyName });

export const fillCase = async (
  form: Locator,
  { companyName, contactName, email, phone, fundingType, amount } = CASE,
): Promise<void> => {
  await form.getByLabel('Company Name').fill(companyName);
  await form.getByLabel('Contact Name').fill(contactName);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill(phone);
  await form.getByLabel('Funding Type').selectOption(fundingType);
  await form.getByLabel('Amount Required').fill(amount);
};

/** The dashboard of a newly signed-up partner, another one each time. */
export const openCases = async (site: Site, width = 1440) => {
  const partner = aPartner();
  const visit = await site.visit({ viewport: { width, height: 900 } });
  await openAsPartner(visit.page, partner);
  return { ...visit, partner };
};

/** As staff decide. */
export const decide = async (
  { query }: Pick<Site, 'query'>,
  id: string,
  status: string,
  reason: string | null = null,
): Promise<void> => {
  await query(
    `update application_submissions set status = $2, updated_at = now(), first_decided_at = now() where id = $1`,
    [id, status],
  );
  await query(
    `insert into application_events (id, at, actor_type, kind, application_id, from_status, to_status, reason)
     values (gen_random_uuid(), now(), 'admin', 'reviewed', $1, 'pending', $2, $3)`,
    [id, status, reason],
  );
};

export const storedCases = ({ query }: Pick<Site, 'query'>, { email }: Pick<Partner, 'email'>) =>
  query(
    `select company_name, contact_name, email, phone, funding_type, amount, trading_history, status,
       client_consent_at is not null as consent, partner_notes
     from application_submissions
     where introducer_id = (select id from introducers where email = $1) order by id`,
    [email],
  );

/** A partner's cases on the test's current page. */
export const casesOn = (pageNow: () => Page) => {
  const named = namedOn(pageNow);
  return {
    ...named,
    rows: (): Locator => pageNow().getByRole('table', { name: 'Cases', exact: true }).locator('tbody tr'),
    card: (name: string): Locator => pageNow().locator('dl > div', { hasText: name }),
    openForm: async (): Promise<Locator> => {
      await named.button('Submit New Case').click();
      const form = named.dialog('Submit New Application');
      await form.waitFor();
      return form;
    },
    /** The request of a partner's own system, with the page's session. */
    submit: (...cases: readonly Readonly<Record<string, unknown>>[]): Promise<string[]> =>
      pageNow().evaluate(async (bodies) => {
        const ids: string[] = [];
        for (const body of bodies) {
          const answer = await fetch('/api/introducers/me/applications', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          });
          ids.push(((await answer.json()) as { id: string }).id);
        }
        return ids;
      }, cases),
  };
};

import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { storedFile } from '#config/stored-file.js';
import type { Settings } from '#config/settings.js';
import { ApiAccountRepository } from '#modules/api-accounts/application/api-account.repository.js';
import { ApiCredentials } from '#modules/api-accounts/application/api-credentials.js';
import { ApiAccount } from '#modules/api-accounts/domain/api-account.js';
import { IntroducerViews } from '#modules/introducers/application/introducer-views.js';
import { IntroducerRepository } from '#modules/introducers/application/introducer.repository.js';
import { SignUpIntroducer } from '#modules/introducers/application/sign-up-introducer.js';
import { RenewReferralLink, type Profile } from '#modules/introducers/public.js';
import { ActivityLog } from '#platform/application/activity-log.js';
import { Clock } from '#platform/application/clock.js';
import { Ids } from '#platform/application/ids.js';
import { SYSTEM, type Principal } from '#platform/application/principal.js';
import { UnitOfWork } from '#platform/application/unit-of-work.js';
import { demoFile } from './demo-file.js';
import { workingTime } from './demo-times.js';
import { getFrom, type Get } from './get.js';
import { loadDemoCases, type DemoCase } from './load-demo-cases.js';
import { loadDemoCommission } from './load-demo-commission.js';
import { loadDemoFirm, type DemoFirm } from './load-demo-firm.js';
import { loadDemoMessages, type DemoMessage } from './load-demo-messages.js';
import { loadDemoLeads, type DemoLead } from './load-demo-leads.js';
import { loadDemoTerms, type DemoTerms } from './load-demo-terms.js';

const EMAIL = 'partner@demo.example';
const SIGNED_UP_DAYS_AGO = 190;

/** `data/partner.json`; `data/enquiries.json` has visitors' applications, `data/messages.json` contact messages. */
interface DemoPartner {
  readonly introducer: Profile;
  readonly terms: readonly DemoTerms[];
  readonly cases: readonly DemoCase[];
  readonly leads: readonly DemoLead[];
}

const read = async <T>(file: string): Promise<T> => JSON.parse(await readFile(demoFile(file), 'utf8')) as T;

/** Its secret is not shown: it is an example of accounts that a partner creates. */
const addApiAccount = async (
  get: Get,
  introducerId: string,
  credentialsVersion: number,
  at: Date,
): Promise<void> => {
  const { username, digest } = get(ApiCredentials).issue();
  const of = { introducerId, name: 'CRM (demonstration)', credentialsVersion };
  const account = ApiAccount.create({ ...of, id: get(Ids).next(), username, password: digest }, at);
  await get(ApiAccountRepository).add(account);
  const subject = { type: 'api-account', id: account.id };
  const actor: Principal = { type: 'introducer', id: introducerId };
  await get(ActivityLog).record({ actor, action: 'api-account-created', subject });
};

/**
 * Adds the demonstration partner and the cases and leads of the last months, if there is no partner yet and the
 * database is the embedded one. `adminId` is the member of staff who reviewed the cases. Returns how to sign in.
 */
export const loadDemoPartner = async (
  app: INestApplicationContext,
  { demo, databaseUrl, dataDir }: Settings,
  adminId: string | null,
): Promise<string[]> => {
  if (!demo || databaseUrl !== null) return [];
  const get = getFrom(app);
  const isThere = async () => (await get(IntroducerRepository).findByEmail(EMAIL)) !== null;
  // Stored, so that every start of the demonstration can print it.
  const password = storedFile(dataDir, 'demo-partner-password', () => randomBytes(12).toString('base64url'));
  if (!(await isThere())) {
    const now = get(Clock).now();
    const demoPartner = await read<DemoPartner>('partner.json');
    const enquiries = await read<readonly DemoCase[]>('enquiries.json');
    const messages = await read<readonly DemoMessage[]>('messages.json');
    const staff: Principal = adminId === null ? SYSTEM : { type: 'admin', id: adminId };
    await get(UnitOfWork).run(async () => {
      if ((await get(IntroducerViews).count()) > 0) return;
      const since = workingTime(now, SIGNED_UP_DAYS_AGO, '09:00');
      const signUp = { ...demoPartner.introducer, email: EMAIL, password };
      const opened = await get(SignUpIntroducer).execute(signUp, since);
      const { view: partner } = opened;
      await loadDemoTerms(get, partner.id, demoPartner.terms, since, staff);
      await loadDemoCases(get, { introducerId: partner.id, staff, now }, demoPartner.cases);
      if (staff.type === 'admin') await loadDemoCommission(get, { introducerId: partner.id, staff, now });
      await loadDemoCases(get, { introducerId: null, staff, now }, enquiries);
      await loadDemoMessages(get, messages, now);
      if (staff.type === 'admin') await loadDemoFirm(get, { staff, now }, await read<DemoFirm>('firm.json'));
      await loadDemoLeads(get, partner.id, demoPartner.leads, now);
      const actor: Principal = { type: 'introducer', id: partner.id };
      await get(RenewReferralLink).execute(partner, null, actor);
      await addApiAccount(get, partner.id, opened.credentialsVersion, now);
    });
  }
  return (await isThere())
    ? [`Partners sign in at /partners/login as ${EMAIL} with the password ${password}`]
    : [];
};

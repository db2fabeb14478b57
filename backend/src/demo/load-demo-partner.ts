import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { storedFile } from '#config/stored-file.js';
import type { Settings } from '#config/settings.js';
import { ApiAccountRepository } from '#modules/api-accounts/application/api-account.repository.js';
import { ApiCredentials } from '#modules/api-accounts/application/api-credentials.js';
import { ApiAccount } from '#modules/api-accounts/domain/api-account.js';
import { IntroducerLists } from '#modules/introducers/application/introducer-lists.js';
import { IntroducerRepository } from '#modules/introducers/application/introducer.repository.js';
import { SignUpIntroducer } from '#modules/introducers/application/sign-up-introducer.js';
import { RenewReferralLink, type Profile } from '#modules/introducers/public.js';
import { ActivityLog } from '#shared/application/activity-log.js';
import { Clock } from '#shared/application/clock.js';
import { Ids } from '#shared/application/ids.js';
import { SYSTEM, type Principal } from '#shared/application/principal.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/time-units.js';
import { demoFile } from './demo-file.js';
import { getFrom, type Get } from './get.js';
import { loadDemoCases, type DemoCase } from './load-demo-cases.js';
import { loadDemoCommission } from './load-demo-commission.js';
import type { CompletionDetails } from '#modules/deals/domain/completion.js';
import type { OfferDetails } from '#modules/deals/domain/offer.js';
import { londonIsoDay } from '#shared/domain/london-time.js';
import type { DemoDeal } from './load-demo-deals.js';
import type { DemoTask } from './load-demo-tasks.js';
import { loadDemoMessages, type DemoMessage } from './load-demo-messages.js';
import { loadDemoLeads, type DemoLead } from './load-demo-leads.js';
import { loadDemoTerms, type DemoTerms } from './load-demo-terms.js';

const EMAIL = 'partner@demo.example';
const SIGNED_UP_DAYS_AGO = 190;

/**
 * `data/partner.json`; `data/enquiries.json` is a list of visitors' own, `data/messages.json` of messages from the contact form. What happened so many days before the first
 * start, in hours of that day and after it.
 */
interface Story {
  readonly introducer: Profile;
  readonly terms: readonly DemoTerms[];
  readonly cases: readonly ToldCase[];
  readonly leads: readonly ToldLead[];
}

/** Either so many days ago at that time of the day, '09:30' UTC, or just now. */
type Told = { readonly daysAgo: number; readonly at: string } | { readonly minutesAgo: number };

type ToldCase = Pick<DemoCase, 'answers'> &
  Told & {
    readonly reviews: readonly (Omit<DemoCase['reviews'][number], 'at'> & { readonly afterHours: number })[];
    readonly deals?: readonly ToldDeal[];
    readonly tasks?: readonly ToldTask[];
    readonly note?: string;
    readonly clientConsent?: boolean;
    readonly externalReference?: string;
    readonly viaLink?: boolean;
  };

/** In hours after the case came. */
interface ToldDeal extends Pick<DemoDeal, 'rank'> {
  readonly asked: number;
  readonly refused?: number;
  readonly agreed?: number;
  readonly sent?: number;
  readonly offer?: Omit<OfferDetails, 'expiresOn'> & { readonly after: number; readonly lastsDays: number };
  readonly shared?: number;
  readonly chosen?: number;
  readonly over?: Omit<NonNullable<DemoDeal['over']>, 'at'> & { readonly after: number };
  readonly accepted?: number;
  readonly completed?: Omit<CompletionDetails, 'completedOn'> & { readonly after: number };
}

/** In hours after the case came; due so many days after the first start. */
interface ToldTask extends Pick<DemoTask, 'title' | 'isNobodys'> {
  readonly planned: number;
  readonly done?: number;
  readonly dueInDays: number;
}

type ToldMessage = Told & Pick<DemoMessage, 'words'>;

type ToldLead = Omit<DemoLead, 'addedAt' | 'movedAt'> & {
  readonly daysAgo: number;
  readonly movedAfterDays?: number;
};

/** That long ago at that time of the day; nobody sends a case on a weekend. */
const workingTime = (now: Date, daysAgo: number, time: string): Date => {
  const day = new Date(now.getTime() - daysAgo * DAY_MS);
  const sinceFriday = [2, 0, 0, 0, 0, 0, 1][day.getUTCDay()] ?? 0;
  return new Date(`${new Date(day.getTime() - sinceFriday * DAY_MS).toISOString().slice(0, 10)}T${time}:00Z`);
};

const momentOf = (told: Told, now: Date): Date =>
  'minutesAgo' in told
    ? new Date(now.getTime() - told.minutesAgo * MINUTE_MS)
    : workingTime(now, told.daysAgo, told.at);

const dealOf = (
  { rank, asked, offer, over, completed, ...told }: ToldDeal,
  came: Date,
  now: Date,
): DemoDeal => {
  const after = (hours: number): Date => new Date(came.getTime() + hours * HOUR_MS);
  const offered = offer && {
    at: after(offer.after),
    details: { ...offer, expiresOn: londonIsoDay(new Date(now.getTime() + offer.lastsDays * DAY_MS)) },
  };
  return {
    ...{ rank, askedAt: after(asked) },
    ...(told.refused !== undefined && { refusedAt: after(told.refused) }),
    ...(told.agreed !== undefined && { agreedAt: after(told.agreed) }),
    ...(told.sent !== undefined && { sentAt: after(told.sent) }),
    ...(offered && { offer: offered }),
    ...(told.shared !== undefined && { sharedAt: after(told.shared) }),
    ...(told.chosen !== undefined && { chosenAt: after(told.chosen) }),
    ...(over && { over: { ...over, at: after(over.after) } }),
    ...(told.accepted !== undefined && { acceptedAt: after(told.accepted) }),
    ...(completed && {
      completed: {
        at: after(completed.after),
        details: { ...completed, completedOn: londonIsoDay(after(completed.after)) },
      },
    }),
  };
};

const taskOf = ({ planned, done, dueInDays, ...told }: ToldTask, came: Date, now: Date): DemoTask => ({
  ...told,
  at: new Date(came.getTime() + planned * HOUR_MS),
  dueOn: londonIsoDay(new Date(now.getTime() + dueInDays * DAY_MS)),
  ...(done !== undefined && { doneAt: new Date(came.getTime() + done * HOUR_MS) }),
});

const caseOf = ({ note, reviews, deals = [], tasks = [], ...told }: ToldCase, now: Date): DemoCase => {
  const at = momentOf(told, now);
  return {
    at,
    answers: told.answers,
    note: note ?? null,
    clientConsent: told.clientConsent ?? true,
    externalReference: told.externalReference ?? null,
    viaLink: told.viaLink ?? false,
    deals: deals.map((deal) => dealOf(deal, at, now)),
    tasks: tasks.map((task) => taskOf(task, at, now)),
    reviews: reviews.map(({ afterHours, ...review }) => ({
      ...review,
      at: new Date(at.getTime() + afterHours * HOUR_MS),
    })),
  };
};

const leadOf = ({ daysAgo, movedAfterDays = 0, ...details }: ToldLead, now: Date): DemoLead => {
  const addedAt = workingTime(now, daysAgo, '10:00');
  return { ...details, addedAt, movedAt: new Date(addedAt.getTime() + movedAfterDays * DAY_MS) };
};

const read = async <T>(file: string): Promise<T> => JSON.parse(await readFile(demoFile(file), 'utf8')) as T;

/** Nobody sees its secret: it stands for those that one makes oneself. */
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
 * What visitors asked in the last months, and the partner of a demonstration with cases and leads of the last months: made where there is no partner yet, and never
 * on a database of somebody else's. `adminId` names who looked at the cases. Says how to sign in.
 */
export const loadDemoPartner = async (
  app: INestApplicationContext,
  { demo, databaseUrl, dataDir }: Settings,
  adminId: string | null,
): Promise<string[]> => {
  if (!demo || databaseUrl !== null) return [];
  const get = getFrom(app);
  const isThere = async () => (await get(IntroducerRepository).findByEmail(EMAIL)) !== null;
  // Kept, so that every start of the demonstration can say how to sign in to it.
  const password = storedFile(dataDir, 'demo-partner-password', () => randomBytes(12).toString('base64url'));
  if (!(await isThere())) {
    const now = get(Clock).now();
    const story = await read<Story>('partner.json');
    const enquiries = await read<readonly ToldCase[]>('enquiries.json');
    const messages = await read<readonly ToldMessage[]>('messages.json');
    const reviewer: Principal = adminId === null ? SYSTEM : { type: 'admin', id: adminId };
    await get(UnitOfWork).run(async () => {
      if ((await get(IntroducerLists).count()) > 0) return;
      const since = workingTime(now, SIGNED_UP_DAYS_AGO, '09:00');
      const signUp = { ...story.introducer, email: EMAIL, password };
      const opened = await get(SignUpIntroducer).execute(signUp, since);
      const { view: partner } = opened;
      await loadDemoTerms(get, partner.id, story.terms, since, reviewer);
      const cases = story.cases.map((told) => caseOf(told, now));
      await loadDemoCases(get, { introducerId: partner.id, reviewer }, cases);
      if (reviewer.type === 'admin')
        await loadDemoCommission(get, { introducerId: partner.id, staff: reviewer, now });
      const own = enquiries.map((told) => caseOf(told, now));
      await loadDemoCases(get, { introducerId: null, reviewer }, own);
      const sent = messages.map((told) => ({ at: momentOf(told, now), words: told.words }));
      await loadDemoMessages(get, sent);
      const leads = story.leads.map((told) => leadOf(told, now));
      await loadDemoLeads(get, partner.id, leads);
      const actor: Principal = { type: 'introducer', id: partner.id };
      await get(RenewReferralLink).execute(partner, null, actor);
      await addApiAccount(get, partner.id, opened.credentialsVersion, now);
    });
  }
  return (await isThere())
    ? [`Partners sign in at /partners/login as ${EMAIL} with the password ${password}`]
    : [];
};

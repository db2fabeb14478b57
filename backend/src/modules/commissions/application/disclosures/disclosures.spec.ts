import { Completion, type CompletionDetails } from '#modules/deals/domain/completion.js';
import { Offer } from '#modules/deals/domain/offer.js';
import { offerDetails } from '#test/offer-details.js';
import { LenderSubmission } from '#modules/deals/domain/lender-submission.js';
import { OnePartner } from '#test/one-partner.js';
import { KeptAnswers, KeptMails, visitor } from '#test/doubles.js';
import {
  CommissionTermsInMemory,
  CommissionDisclosureViewsInMemory,
  CommissionDisclosuresInMemory,
  ReferredCasesInMemory,
} from '#test/in-memory/commissions.js';
import {
  CompletionsInMemory,
  OffersInMemory,
  SubmissionViewsInMemory,
  SubmissionsInMemory,
} from '#test/in-memory/deals.js';
import { CountedIds, SetClock, UndoingUnitOfWork, contextOf } from '#test/in-memory/surroundings.js';
import { AutomaticTasksInMemory } from '#test/in-memory/tasks.js';
import type { CommissionDisclosure } from '../../domain/disclosures/commission-disclosure.js';
import type { DisclosedCase } from '../../domain/disclosures/disclosure-wording.js';
import { AcknowledgeDisclosure } from './acknowledge-disclosure.js';
import { CompareDisclosureOnCompletion } from './compare-disclosure-on-completion.js';
import { FindTermsOfCase } from '../terms/find-terms-of-case.js';
import { DisclosedCases } from './disclosed-cases.js';
import { DisclosureDocuments } from './disclosure-documents.js';
import { DisclosureWording } from './disclosure-wording.js';
import { FreezeDisclosure } from './freeze-disclosure.js';
import { OpenDisclosure } from './open-disclosure.js';
import type { ReferredCase } from '../referred-cases.js';
import { WriteDisclosure } from './write-disclosure.js';
import { SendDisclosure } from './send-disclosure.js';
import { RequireDisclosureBeforeAcceptance } from './require-disclosure-before-acceptance.js';

const ada = { type: 'admin', id: 'ada' } as const;
const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const completion = { drawnPence: 12_500_000, brokerCommissionPence: 450_000 };

const offerToAccept = {
  id: 'o1',
  brokerCommissionPence: 250_000,
  brokerCommissionBasis: 'confirmed',
} as const;

const alder: ReferredCase = {
  id: 'a1',
  introducerId: null,
  companyName: 'Alder Joinery Ltd',
  contactName: 'Ann Alder',
  products: ['business-loans'],
  submittedAt: monday,
};

/** One submission to Alba, completed or not. */
class OneSubmission extends SubmissionViewsInMemory {
  private readonly completed: CompletionsInMemory;

  private readonly offered: OffersInMemory;

  constructor() {
    const [submissions, completions] = [new SubmissionsInMemory(), new CompletionsInMemory()];
    const offers = new OffersInMemory();
    super(submissions, offers, completions);
    this.completed = completions;
    this.offered = offers;
    const submission = LenderSubmission.draft('s1', 'a1', { id: 'l1', name: 'Alba' }, monday);
    submission.state = 'offered';
    submissions.records.put(submission);
  }

  share({ id, ...commission }: typeof offerToAccept, acceptedAt: Date | null = null): void {
    const now = { at: monday, today: '2026-11-23' };
    const offer = Offer.made(id, 's1', { ...offerDetails, ...commission }, now);
    offer.share(now);
    offer.acceptedAt = acceptedAt;
    this.offered.records.put(offer);
  }

  complete(details: Omit<CompletionDetails, 'completedOn'> | null): void {
    this.completed.records.byId.clear();
    if (!details) return;
    const on = '2026-03-01';
    const now = { at: monday, today: on };
    this.completed.records.put(Completion.recorded('c1', 's1', { completedOn: on, ...details }, 12, now));
  }
}

class WordsThatCount extends DisclosureWording {
  of({ companyName, completion: found }: DisclosedCase) {
    const text = `${companyName} ${found?.brokerCommissionPence ?? 'unknown'}`;
    return { text, sha256: `sha of ${text}` };
  }
}

class WrittenDocuments extends DisclosureDocuments {
  write({ version }: CommissionDisclosure, { contactName }: { readonly contactName: string }) {
    return Promise.resolve(Buffer.from(`${version} for ${contactName}`));
  }
}

const setUp = () => {
  const [disclosures, tasks, submission, clock, answers, mails] = [
    new CommissionDisclosuresInMemory(),
    new AutomaticTasksInMemory(),
    new OneSubmission(),
    new SetClock(monday),
    new KeptAnswers(),
    new KeptMails(),
  ];
  const cases = new ReferredCasesInMemory([alder]);
  const disclosed = new DisclosedCases(
    new FindTermsOfCase(new CommissionTermsInMemory()),
    submission,
    new OnePartner().findIntroducer,
  );
  const lists = new CommissionDisclosureViewsInMemory(disclosures);
  const write = new WriteDisclosure(
    disclosed,
    new WordsThatCount(),
    new WrittenDocuments(),
    disclosures,
    tasks,
  );
  const freeze = new FreezeDisclosure(
    contextOf({ idempotency: answers, ids: new CountedIds('d'), clock }),
    cases,
    write,
    lists,
    mails,
  );
  const unitOfWork = new UndoingUnitOfWork(disclosures.records.byId);
  const open = new OpenDisclosure(contextOf({ unitOfWork, clock }), cases, disclosures);
  const acknowledge = new AcknowledgeDisclosure(
    contextOf({ idempotency: answers, clock }),
    cases,
    disclosures,
    tasks,
  );
  const send = new SendDisclosure(contextOf({}), cases, disclosures, lists, tasks, mails);
  return {
    disclosures,
    cases,
    tasks,
    mails,
    submission,
    clock,
    freeze,
    read: () => open.execute('a1', visitor),
    acknowledge: (name: string, version?: number) =>
      acknowledge.execute('link of a1', { name, version }, null, visitor),
    send: (id: string, applicationId = 'a1') => send.execute(applicationId, id, ada),
    compare: new CompareDisclosureOnCompletion(
      contextOf({ clock, ids: new CountedIds('c') }),
      cases,
      disclosed,
      disclosures,
      write,
      tasks,
    ),
    acceptanceWhere: (requireDisclosure: boolean) =>
      new RequireDisclosureBeforeAcceptance({ requireDisclosure }, disclosures),
  };
};

describe('Disclosures', () => {
  it('freezes the current wording once per key, with its document', async () => {
    const { freeze, disclosures, cases } = setUp();

    const view = await freeze.execute('a1', 'k1', ada);
    expect(await freeze.execute('a1', 'k1', ada)).toEqual(view);

    expect(view).toMatchObject({
      id: 'd1',
      version: 1,
      text: 'Alder Joinery Ltd unknown',
      openedAt: null,
      acknowledgedAt: null,
      sha256: 'sha of Alder Joinery Ltd unknown',
    });
    expect(Buffer.from((await disclosures.documentOf('a1', 'd1')).bytes).toString()).toBe('1 for Ann Alder');
    expect(cases.events).toEqual([['commission-disclosed', 'd1', 'admin']]);
  });

  it('numbers the disclosures of a case', async () => {
    const { freeze } = setUp();
    await freeze.execute('a1', null, ada);

    expect(await freeze.execute('a1', null, ada)).toMatchObject({ version: 2 });
    await expect(freeze.execute('a2', null, ada)).rejects.toMatchObject({ code: 'application-not-found' });
  });

  it('returns the newest to the client, and records the first opening', async () => {
    const { freeze, read, disclosures, cases, clock } = setUp();
    expect(await read()).toBeNull();
    await freeze.execute('a1', null, ada);
    const first = await read();
    clock.time = tuesday;

    expect(await read()).toEqual(first);
    expect(first).toEqual({
      version: 1,
      text: 'Alder Joinery Ltd unknown',
      acknowledgedAt: null,
      acknowledgedBy: null,
    });
    expect(disclosures.records.find('d1')?.openedAt).toEqual(monday);
    expect(cases.events.slice(1)).toEqual([['commission-disclosure-opened', 'd1', 'visitor']]);
    await freeze.execute('a1', null, ada);
    expect(await read()).toMatchObject({ version: 2 });
  });

  it('keeps the first acknowledgement', async () => {
    const { freeze, acknowledge, read, cases, clock } = setUp();
    await freeze.execute('a1', null, ada);
    await acknowledge('Ann Alder', 1);
    clock.time = tuesday;
    await acknowledge('Somebody Else', 1);

    expect(await read()).toMatchObject({
      acknowledgedBy: 'Ann Alder',
      acknowledgedAt: monday.toISOString(),
    });
    expect(cases.events.map(([what]) => what)).toEqual([
      'commission-disclosed',
      'commission-disclosure-opened',
      'commission-disclosure-acknowledged',
    ]);
  });

  it('rejects an acknowledgement of a missing or superseded disclosure', async () => {
    const { freeze, acknowledge, read } = setUp();
    await expect(acknowledge('Ann Alder')).rejects.toMatchObject({ code: 'nothing-to-acknowledge' });
    await freeze.execute('a1', null, ada);
    await freeze.execute('a1', null, ada);

    await expect(acknowledge('Ann Alder', 1)).rejects.toMatchObject({ code: 'disclosure-superseded' });
    expect(await read()).toMatchObject({ version: 2, acknowledgedAt: null });
    await acknowledge('Ann Alder');
    expect(await read()).toMatchObject({ version: 2, acknowledgedBy: 'Ann Alder' });
  });

  it('is out of date while a reversal changes an amount in it', async () => {
    const { freeze, compare, submission, tasks, disclosures, clock } = setUp();
    const open = () => tasks.open.map(({ kind, subject }) => `${kind} ${subject}`);
    const change = { lockedCase: alder };
    submission.complete(completion);
    await compare.completed(change, ada);
    expect(open()).toEqual([]);
    await freeze.execute('a1', null, ada);
    await compare.completed(change, ada);
    expect(disclosures.records.find('d1')?.outOfDateSince).toBeNull();

    submission.complete(null);
    clock.time = tuesday;
    await compare.reversed(change);
    expect(disclosures.records.find('d1')?.outOfDateSince).toEqual(tuesday);
    expect(open()).toEqual(['disclosure_out_of_date d1']);
    submission.complete(completion);
    await compare.completed(change, ada);
    expect(open()).toEqual([]);
  });

  describe('of a completion that pays another commission than disclosed', () => {
    const corrected = async () => {
      const made = setUp();
      made.submission.complete(completion);
      await made.freeze.execute('a1', null, ada);
      made.submission.complete({ ...completion, brokerCommissionPence: 500_000 });
      made.mails.all.length = 0;
      await made.compare.completed({ lockedCase: alder }, ada);
      const open = () => made.tasks.open.map(({ kind, subject }) => `${kind} ${subject}`);
      return { ...made, open };
    };

    it('is created with a task to send it, without an email', async () => {
      const { disclosures, cases, mails, open } = await corrected();

      expect(await disclosures.newestOf('a1')).toMatchObject({
        id: 'c1',
        version: 2,
        text: 'Alder Joinery Ltd 500000',
        createdBy: 'ada',
        awaitsSending: true,
      });
      expect(cases.events.at(-1)).toEqual(['commission-disclosed', 'c1', 'admin']);
      expect(open()).toEqual(['disclosure_to_send c1']);
      expect(mails.all).toEqual([]);
    });

    it('is emailed once when staff send it, which completes its task', async () => {
      const { send, mails, cases, open } = await corrected();

      expect(await send('c1')).toMatchObject({ id: 'c1', awaitsSending: false });
      expect(mails.all).toMatchObject([{ kind: 'commission-disclosed', id: 'c1' }]);
      expect(cases.events.at(-1)).toEqual(['commission-disclosure-sent', 'c1', 'admin']);
      expect(open()).toEqual([]);
      await expect(send('c1')).rejects.toMatchObject({ code: 'disclosure-sent' });
    });

    it('completes its task when the client acknowledges it or a newer one replaces it', async () => {
      const acknowledged = await corrected();
      await acknowledged.acknowledge('Ann Alder', 2);
      expect(acknowledged.open()).toEqual([]);
      await expect(acknowledged.send('c1')).rejects.toMatchObject({ code: 'disclosure-sent' });

      const replaced = await corrected();
      await replaced.freeze.execute('a1', null, ada);
      expect(replaced.open()).toEqual([]);
      await expect(replaced.send('c1')).rejects.toMatchObject({ code: 'disclosure-superseded' });
    });

    it('is not sent to a client whom we cannot email, or through another case', async () => {
      const { send, cases, open } = await corrected();
      cases.emailsClient = false;

      await expect(send('c1')).rejects.toMatchObject({ code: 'client-not-told' });
      await expect(send('c1', 'a2')).rejects.toMatchObject({ code: 'application-not-found' });
      expect(open()).toEqual(['disclosure_to_send c1']);
    });
  });

  it('stays current without amounts, when a completion or its reversal changes nothing', async () => {
    const { freeze, compare, submission, tasks, disclosures } = setUp();
    await freeze.execute('a1', null, ada);

    submission.complete(completion);
    await compare.completed({ lockedCase: alder }, ada);
    submission.complete(null);
    await compare.reversed({ lockedCase: alder });

    expect(disclosures.records.find('d1')?.outOfDateSince).toBeNull();
    expect(tasks.open).toEqual([]);
  });

  it('is not required before an acceptance unless the firm requires it', async () => {
    await expect(setUp().acceptanceWhere(false).check('a1', offerToAccept)).resolves.toBeUndefined();
  });

  it('requests one email to the client per version, under its id', async () => {
    const { freeze, mails } = setUp();
    await freeze.execute('a1', 'k1', ada);
    await freeze.execute('a1', 'k1', ada);
    const newer = await freeze.execute('a1', 'k2', ada);

    expect(mails.all).toEqual(
      ['d1', newer.id].map((id) => ({
        kind: 'commission-disclosed',
        id,
        data: { applicationId: 'a1', disclosureId: id },
      })),
    );
  });

  it('requests no email to a client who does not know of the case', async () => {
    const { cases, freeze, mails } = setUp();
    cases.emailsClient = false;
    await freeze.execute('a1', null, ada);

    expect(mails.all).toEqual([]);
  });

  it('must be acknowledged before an acceptance', async () => {
    const { freeze, acknowledge, acceptanceWhere, submission } = setUp();
    const require = acceptanceWhere(true);

    await expect(require.check('a1', offerToAccept)).rejects.toMatchObject({ code: 'disclosure-missing' });
    await freeze.execute('a1', null, ada);
    await expect(require.check('a1', offerToAccept)).rejects.toMatchObject({
      code: 'disclosure-not-acknowledged',
    });
    await acknowledge('Ann Alder');
    const naming = { code: 'offer-not-disclosed' };
    await expect(require.check('a1', offerToAccept)).rejects.toMatchObject(naming);
    submission.share(offerToAccept);
    await freeze.execute('a1', null, ada);
    await expect(require.check('a1', offerToAccept)).rejects.toThrow(/Disclosure 2 is not acknowledged/);
    await acknowledge('Ann Alder');
    await require.check('a1', offerToAccept);
    for (const changed of [{ brokerCommissionPence: 1 }, { brokerCommissionBasis: 'likely' }] as const)
      await expect(require.check('a1', { ...offerToAccept, ...changed })).rejects.toMatchObject(naming);
  });

  it('is replaced when the completion’s commission differs from the disclosed offer', async () => {
    const { freeze, submission, compare, tasks } = setUp();
    submission.share(offerToAccept, monday);
    await freeze.execute('a1', null, ada);
    submission.complete({ ...completion, brokerCommissionPence: 250_000 });
    await compare.completed({ lockedCase: alder }, ada);
    expect(tasks.open).toEqual([]);

    submission.complete(completion);
    await compare.completed({ lockedCase: alder }, ada);
    expect(tasks.open).toMatchObject([{ kind: 'disclosure_to_send' }]);
  });
});

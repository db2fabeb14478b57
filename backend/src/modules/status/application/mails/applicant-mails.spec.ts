import type { SituationFacts } from '../../domain/applicant-situation.js';
import { ApplicantMails } from './applicant-mails.js';
import type { ApplicantCase } from '../find-applicant-case.js';

const statusAt = new Date('2026-11-21T09:00:00Z');
const linksExpireAt = new Date('2027-02-18T12:00:00Z');

/** With Alba, which has the details. */
const FACTS: SituationFacts = {
  status: 'in_review',
  stage: 'with_lenders',
  hasReason: false,
  callback: null,
  consents: [{ lender: 'Alba', state: 'given', canAnswer: false }],
  offers: [],
  hasOfferToCheck: false,
  accepted: null,
  declined: [],
  hasDisclosureToRead: false,
};
const CASE: ApplicantCase = {
  contactName: 'Isla Fraser',
  email: 'isla@alder.example',
  statusUrl: '/status/a-token',
  linksExpireAt,
  facts: FACTS,
  statusAt,
  reason: null,
  submissions: [{ id: 's1', lender: 'Alba', state: 'sent' }],
  disclosureId: null,
};

class OneCase {
  found: ApplicantCase | null = CASE;
  execute(): Promise<ApplicantCase | null> {
    return Promise.resolve(this.found);
  }
}

const setUp = (facts: Partial<SituationFacts> = {}, changes: Partial<ApplicantCase> = {}) => {
  const cases = new OneCase();
  cases.found = { ...CASE, facts: { ...FACTS, ...facts }, ...changes };
  const { mails } = new ApplicantMails(cases);
  return { mails, cases };
};

const accepted = { lender: 'Alba', kind: 'formal', isReversed: false } as const;
const settled = (state: string) => ({ submissions: [{ id: 's1', lender: 'Alba', state }] });
const completion = { applicationId: 'a1', submissionId: 's1', completionId: 'c1' };
const decline = { id: 'm1', applicationId: 'a1', submissionId: 's1' };
const disclosure = { applicationId: 'a1', disclosureId: 'd1' };
const NEXT_STEP = 'We will call you about the next step.';
const NO_LENDER = [
  'No lender is considering your application at the moment.',
  'Contact us to discuss your options.',
];

describe('ApplicantMails', () => {
  describe('the decision email', () => {
    const load = ({ mails }: ReturnType<typeof setUp>, to: 'approved' | 'rejected') =>
      mails['application-decided'].load({ applicationId: 'a1', to });

    it('states the reason of a rejection, and omits an expired link', async () => {
      const reason = 'Too young yet';
      const facts = { status: 'rejected', stage: 'closed', hasReason: true } as const;
      expect(await load(setUp(facts, { reason }), 'rejected')).toEqual({
        id: `a1.${statusAt.getTime()}`,
        to: { name: 'Isla Fraser', address: 'isla@alder.example' },
        content: {
          contactName: 'Isla Fraser',
          statusUrl: '/status/a-token',
          linksExpireAt,
          decision: 'rejected',
          sentences: ['We cannot take your application further.'],
          reason,
        },
      });
      expect(await load(setUp(facts, { reason, statusUrl: null }), 'rejected')).toMatchObject({
        content: { statusUrl: null },
      });
    });

    it('says that it is not an offer of credit until a formal offer is accepted', async () => {
      const approved = { status: 'approved', stage: 'accepted' } as const;

      expect(await load(setUp(approved), 'approved')).toMatchObject({
        content: {
          decision: 'passed_review',
          sentences: [expect.any(String), 'This is not an offer of credit.'],
        },
      });
      expect(await load(setUp({ ...approved, accepted }), 'approved')).toMatchObject({
        content: {
          decision: 'going_ahead',
          sentences: [`Your application is going ahead with Alba. ${NEXT_STEP}`],
        },
      });
    });

    it('is not sent when the decision has changed or the money was paid out', async () => {
      expect(await load(setUp(), 'approved')).toBeNull();
      expect(await load(setUp({ status: 'rejected', stage: 'closed' }), 'approved')).toBeNull();
      const paid = { status: 'approved', stage: 'completed', accepted } as const;
      expect(await load(setUp(paid), 'approved')).toBeNull();
      const reversed = { ...paid, stage: 'accepted', accepted: { ...accepted, isReversed: true } } as const;
      expect(await load(setUp(reversed), 'approved')).toBeNull();
    });
  });

  describe('the decline email', () => {
    const load = ({ mails }: ReturnType<typeof setUp>) => mails['lender-declined'].load(decline);

    it('names the lender once, with the current status', async () => {
      const facts = { stage: 'closed', declined: ['Alba'] } as const;

      expect(await load(setUp(facts, settled('declined')))).toMatchObject({
        id: 'm1',
        content: {
          sentences: ['Alba has declined your application.', ...NO_LENDER],
        },
      });
    });

    it('is not sent when the lender was asked again or the application is rejected', async () => {
      expect(await load(setUp({}, settled('sent')))).toBeNull();
      expect(await load(setUp({ status: 'rejected', stage: 'closed' }, settled('declined')))).toBeNull();
    });
  });

  describe('the completion emails', () => {
    it('say that the money is paid out while it is', async () => {
      const load = ({ mails }: ReturnType<typeof setUp>) => mails['deal-completed'].load(completion);

      expect(await load(setUp({ stage: 'completed', accepted }, settled('completed')))).toMatchObject({
        id: 'c1',
        content: {
          sentences: ['Alba has paid out your funding.', 'If it has not reached you, please call us.'],
        },
      });
      expect(await load(setUp({ stage: 'accepted', accepted }, settled('accepted')))).toBeNull();
    });

    const reversal = 'We recorded your funding from Alba as paid out, but have since reversed this.';
    it.each<readonly [string, Partial<SituationFacts>, readonly string[]]>([
      ['accepted', { stage: 'accepted', accepted: { ...accepted, isReversed: true } }, [reversal, NEXT_STEP]],
      ['declined', { stage: 'closed' }, [reversal, ...NO_LENDER]],
    ])('say that it was reversed when the submission is now %s', async (state, facts, sentences) => {
      const { mails } = setUp(facts, settled(state));

      expect(await mails['completion-reversed'].load(completion)).toMatchObject({
        id: 'c1',
        content: { sentences },
      });
    });

    it('omit a reversal once it is paid out again', async () => {
      const { mails } = setUp({ stage: 'completed', accepted }, settled('completed'));

      expect(await mails['completion-reversed'].load(completion)).toBeNull();
    });
  });

  describe('the disclosure email', () => {
    const load = ({ mails }: ReturnType<typeof setUp>) => mails['commission-disclosed'].load(disclosure);
    const unread = { hasDisclosureToRead: true };

    it('links to the status page', async () => {
      expect(await load(setUp(unread, { disclosureId: 'd1' }))).toEqual({
        id: 'd1',
        to: { name: 'Isla Fraser', address: 'isla@alder.example' },
        content: {
          contactName: 'Isla Fraser',
          statusUrl: '/status/a-token',
          linksExpireAt,
          isCompleted: false,
        },
      });
    });

    it('mentions the completion once the finance has completed', async () => {
      const changes = { disclosureId: 'd1', ...settled('completed') };

      expect(await load(setUp(unread, changes))).toMatchObject({ content: { isCompleted: true } });
    });

    it('is not sent once there is a newer one, or it is acknowledged', async () => {
      expect(await load(setUp(unread, { disclosureId: 'd2' }))).toBeNull();
      expect(await load(setUp({}, { disclosureId: 'd1' }))).toBeNull();
    });
  });

  it('sends no email about an erased application, and names it for staff', async () => {
    const { mails, cases } = setUp();
    cases.found = null;

    expect(await mails['application-decided'].load({ applicationId: 'a1', to: 'approved' })).toBeNull();
    expect(await mails['lender-declined'].load(decline)).toBeNull();
    expect(await mails['deal-completed'].load(completion)).toBeNull();
    expect(await mails['completion-reversed'].load(completion)).toBeNull();
    expect(await mails['commission-disclosed'].load(disclosure)).toBeNull();
    const about = { type: 'application', id: 'a1' };
    expect(mails['lender-declined'].describe(decline)).toEqual({ to: about, about });
  });
});

import { toApplicant } from '#modules/applications/public.js';
import {
  addressOf,
  mailLoader,
  type LoadedMail,
  type MailData,
  type MailLoaders,
  type MailSource,
} from '#modules/mail/public.js';
import { announcedTogether } from '../offers/announced-together.js';
import type { Applicants } from '../consents/applicants.js';
import type { Cases } from '../cases.js';
import type { ConsentRepository } from '../consents/consent.repository.js';
import { awaitingChoice, type SharedOffer, type SharedOffers } from '../offers/shared-offers.js';
import { type ConsentAsked, consentAsked } from './consent-asked.js';
import { type OfferChosen, offerChosen } from './offer-chosen.js';
import {
  type OfferChanged,
  type OffersShared,
  offerChanged,
  offersShared,
  offersWaiting,
} from './offer-shared.js';

/** The content of emails about deals. Sends nothing about questions that are settled by now. */
export class DealMails implements MailSource {
  readonly mails = {
    'consent-asked': mailLoader(consentAsked, (data) => this.consentAsked(data), toApplicant),
    'offer-shared': mailLoader(offersShared, (data) => this.offersShared(data), toApplicant),
    'offers-waiting': mailLoader(offersWaiting, (data) => this.offersWaiting(data), toApplicant),
    'offer-changed': mailLoader(offerChanged, (data) => this.offerChanged(data), toApplicant),
    'offer-chosen': mailLoader(
      offerChosen,
      (data) => this.offerChosen(data),
      ({ applicationId: id }) => ({ to: null, about: { type: 'application', id } }),
    ),
  } satisfies MailLoaders;

  constructor(
    private readonly applicants: Applicants,
    private readonly consents: ConsentRepository,
    private readonly shared: SharedOffers,
    private readonly cases: Cases,
  ) {}

  /** To a client: the lenders to answer about. */
  private async consentAsked({
    id,
    applicationId,
  }: MailData<'consent-asked'>): Promise<LoadedMail<ConsentAsked> | null> {
    const consents = await this.consents.of(applicationId);
    const lenders = consents.filter(({ state }) => state === 'asked').map(({ lenderName }) => lenderName);
    const applicant = lenders.length > 0 && (await this.applicants.reach(applicationId));
    if (!applicant) return null;
    const { contactName, statusUrl, linksExpireAt } = applicant;
    return { id, to: addressOf(applicant), content: { contactName, lenders, statusUrl, linksExpireAt } };
  }

  /** To a client: new offers, while they can be chosen. */
  private async offersShared({
    id,
    applicationId,
    offerId,
  }: MailData<'offer-shared'>): Promise<LoadedMail<OffersShared> | null> {
    const shared = announcedTogether(await this.shared.of(applicationId), offerId);
    const open = shared.filter(({ standing }) => standing === 'open');
    return this.about(open, { id, applicationId });
  }

  /** To a client: all offers that can be chosen, while none is. */
  private async offersWaiting(data: MailData<'offers-waiting'>): Promise<LoadedMail<OffersShared> | null> {
    const shared = await this.shared.of(data.applicationId);
    return this.about(awaitingChoice(shared), data);
  }

  /** Null without offers. */
  private async about(
    offers: readonly SharedOffer[],
    { id, applicationId }: MailData<'offers-waiting'>,
  ): Promise<LoadedMail<OffersShared> | null> {
    const applicant = offers.length > 0 && (await this.applicants.reach(applicationId));
    if (!applicant) return null;
    const { contactName, statusUrl, linksExpireAt } = applicant;
    const inBrief = offers.map(({ offer, submission }) => ({
      lender: submission.lenderName,
      expiresOn: offer.expiresOn,
    }));
    return {
      id,
      to: addressOf(applicant),
      content: { contactName, offers: inBrief, statusUrl, linksExpireAt },
    };
  }

  /** To a client: changed terms of an offer, while it can be chosen. */
  private async offerChanged({
    id,
    ...about
  }: MailData<'offer-changed'>): Promise<LoadedMail<OfferChanged> | null> {
    const found = await this.standing(about, 'open');
    const applicant = found && (await this.applicants.reach(about.applicationId));
    if (!applicant) return null;
    const { contactName, statusUrl, linksExpireAt } = applicant;
    const { expiresOn } = found.offer;
    const lender = found.submission.lenderName;
    return {
      id,
      to: addressOf(applicant),
      content: { contactName, lender, expiresOn, statusUrl, linksExpireAt },
    };
  }

  /** To the case's owner: the client's choice of an offer, while it is current. */
  private async offerChosen({
    id,
    ...about
  }: MailData<'offer-chosen'>): Promise<LoadedMail<OfferChosen> | null> {
    const { applicationId } = about;
    const found = await this.standing(about, 'chosen');
    const applicant = found && (await this.applicants.reach(applicationId));
    if (!applicant) return null;
    const { companyName } = applicant;
    const lender = found.submission.lenderName;
    const to = await this.cases.ownerOf(applicationId);
    return { id, to, content: { name: to.name, companyName, lender, applicationId } };
  }

  private async standing(
    { applicationId, offerId }: Record<'applicationId' | 'offerId', string>,
    standing: SharedOffer['standing'],
  ): Promise<SharedOffer | null> {
    const found = (await this.shared.of(applicationId)).find(({ offer }) => offer.id === offerId);
    return found?.standing === standing ? found : null;
  }
}

import type { ApplicationStatus, Stage } from '#modules/applications/public.js';
import type { DealsProgress, DealsForApplicant } from '#modules/deals/public.js';
import type { SituationFacts } from '../domain/applicant-situation.js';

interface Known {
  readonly status: ApplicationStatus;
  readonly stage: Stage;
  readonly reason: string | null;
  readonly callback: { readonly sentence: string } | null;
  readonly forApplicant: DealsForApplicant;
  readonly progress: DealsProgress;
  /** The newest; null without one. */
  readonly disclosure: { readonly acknowledgedAt: string | null } | null;
}

/** Combines what the modules know of an application. */
export const situationFacts = ({
  status,
  stage,
  reason,
  callback,
  forApplicant,
  progress,
  disclosure,
}: Known): SituationFacts => ({
  status,
  stage,
  hasReason: reason !== null,
  callback: callback?.sentence ?? null,
  consents: forApplicant.consents,
  offers: forApplicant.offers,
  hasOfferToCheck: progress.hasOfferToCheck,
  accepted: progress.accepted,
  declined: progress.declined,
  hasDisclosureToRead: disclosure !== null && disclosure.acknowledgedAt === null,
});

import { ChangeApplication } from '#modules/applications/application/review/change-application.js';
import { LockApplication } from '#modules/applications/application/review/lock-application.js';
import { ReviewApplication } from '#modules/applications/application/review/review-application.js';
import type { FundingApplication } from '#modules/applications/domain/funding-application.js';
import { EventsInMemory } from '../application-events.js';
import { KeptActivity, KeptMails, StaffInMemory } from '../doubles.js';
import { ApplicationsInMemory, ApplicationViewsInMemory, OnlyAlba } from './applications.js';
import { contextOf, EditedByGrace, SetClock, UndoingUnitOfWork } from './surroundings.js';

/** The dependencies to review these applications at this time, with staff Ada and Ben; a failure is rolled back. */
export const reviewing = (time: Date, ...applications: readonly FundingApplication[]) => {
  const kept = new ApplicationsInMemory(...applications);
  const views = new ApplicationViewsInMemory(kept);
  const [activity, mails] = [new KeptActivity(), new KeptMails()];
  const events = new EventsInMemory(activity);
  const context = contextOf({
    unitOfWork: new UndoingUnitOfWork(kept.records.byId, events.all, activity.all, mails.all),
    clock: new SetClock(time),
    history: new EditedByGrace(),
  });
  const lock = new LockApplication(context, kept, views);
  const change = new ChangeApplication(context, kept, events, mails);
  const staff = new StaffInMemory(['ada', 'ben']);
  const review = new ReviewApplication(context, lock, views, new OnlyAlba(), staff, change);
  return { applications: kept, views, activity, mails, events, context, lock, review };
};

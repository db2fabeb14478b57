/** Where work waits for staff, as the portal's navigation counts it. */
export const WAITING_PLACES = ['today', 'messages', 'unsentEmails'] as const;
export type WaitingPlace = (typeof WAITING_PLACES)[number];

/** Work that waits in one place, in whichever module keeps it; places that several fill are added up. */
export abstract class WaitingWork {
  abstract readonly place: WaitingPlace;
  /** As many as the screen of the place shows. */
  abstract count(): Promise<number>;
}

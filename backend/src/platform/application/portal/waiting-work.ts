/** Places where work waits for staff, as counted in the portal's navigation. */
export const WAITING_PLACES = ['today', 'messages', 'unsentEmails'] as const;
export type WaitingPlace = (typeof WAITING_PLACES)[number];

/** Waiting work in one place, contributed by its module; several contributions are added up. */
export abstract class WaitingWork {
  abstract readonly place: WaitingPlace;
  /** The number that the place's own screen shows. */
  abstract count(): Promise<number>;
}

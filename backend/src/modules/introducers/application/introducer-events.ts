/** That the broker closed a partner's account for the time being, or opened it again. */
export interface IntroducerEvent {
  readonly kind: 'suspended' | 'restored';
  readonly introducerId: string;
  /** As staff said. */
  readonly reason: string;
}

/** What happened to partners' accounts. It goes with the partner. */
export abstract class IntroducerEvents {
  /** `adminId` is null for an operator's command. */
  abstract add(id: string, event: IntroducerEvent, adminId: string | null): Promise<void>;
}

import { SetMetadata } from '@nestjs/common';

const BEFORE_TWO_FACTOR = 'before-two-factor';

/** A call that staff may make while they have yet to set up the two-step sign-in that is asked of them. */
export const BeforeTwoFactor = (): ClassDecorator & MethodDecorator => SetMetadata(BEFORE_TWO_FACTOR, true);

export const isBeforeTwoFactor = (handler: object, controller: object): boolean =>
  [handler, controller].some((target) => Reflect.getMetadata(BEFORE_TWO_FACTOR, target) === true);

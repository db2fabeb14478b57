import { SetMetadata } from '@nestjs/common';

const WITHOUT_TWO_FACTOR = 'before-two-factor';

/** A call that staff may make while they have yet to set up the two-step sign-in that is asked of them. */
export const AllowWithoutTwoFactor = (): ClassDecorator & MethodDecorator =>
  SetMetadata(WITHOUT_TWO_FACTOR, true);

export const isAllowedWithoutTwoFactor = (handler: object, controller: object): boolean =>
  [handler, controller].some((target) => Reflect.getMetadata(WITHOUT_TWO_FACTOR, target) === true);

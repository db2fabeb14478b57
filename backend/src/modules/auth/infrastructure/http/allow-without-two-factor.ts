import { SetMetadata } from '@nestjs/common';

const WITHOUT_TWO_FACTOR = 'before-two-factor';

/** Allows a route to staff who still have to set up mandatory two-step sign-in. */
export const AllowWithoutTwoFactor = (): ClassDecorator & MethodDecorator =>
  SetMetadata(WITHOUT_TWO_FACTOR, true);

export const isAllowedWithoutTwoFactor = (handler: object, controller: object): boolean =>
  [handler, controller].some((target) => Reflect.getMetadata(WITHOUT_TWO_FACTOR, target) === true);

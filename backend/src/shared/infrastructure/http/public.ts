import { type CustomDecorator, SetMetadata } from '@nestjs/common';

/** Metadata key under which a handler or controller says who may call it. Nothing said means nobody. */
export const ACCESS = 'access';

/** Open to anybody, signed in or not. */
export const Public = (): CustomDecorator => SetMetadata(ACCESS, 'public');

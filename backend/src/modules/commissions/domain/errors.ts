import { refusal } from '#shared/domain/errors.js';

export class TermsTaken extends refusal(
  'conflict',
  'terms-taken',
  'There are terms from that day already for the same partner and product. Choose another day.',
  'validFrom',
) {}

export class NoSuchPartner extends refusal(
  'invalid',
  'no-such-partner',
  'There is no such partner. Choose another, or leave it out for the terms of the firm.',
  'introducerId',
) {}

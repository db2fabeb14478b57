import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first 56 bits of an IPv6 address: what a provider assigns to one household or office. */
const network = (address: string): string => {
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const groups = [
    ...before,
    ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'),
    ...after,
  ];
  const hex = groups.map((group) => group.padStart(4, '0').toLowerCase()).join('');
  return `${hex.slice(0, 14)}/56`;
};

/** One caller: an IPv4 address, or an IPv6 /56. */
export const addressKey = (address: string | undefined): string => {
  const plain = (address ?? '').replace(/%.*$/, '');
  const mapped = MAPPED.exec(plain)?.[1];
  if (mapped) return mapped;
  return isIPv6(plain) ? network(plain) : plain;
};

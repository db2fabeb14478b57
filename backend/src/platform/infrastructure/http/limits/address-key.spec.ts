import { addressKey } from './address-key.js';

describe('addressKey', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:ff00::1', '20010db80001ff/56'],
    ['2001:db8:1:ffab:1:2:3:4', '20010db80001ff/56'],
    ['2001:0DB8:0001:FF12::', '20010db80001ff/56'],
    ['2001:db8:2:ff00::1', '20010db80002ff/56'],
    ['::1', '00000000000000/56'],
    ['fe80::1%eth0', 'fe800000000000/56'],
    [undefined, ''],
  ])('counts %s as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

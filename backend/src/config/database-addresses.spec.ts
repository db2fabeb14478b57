import { databaseAddresses } from './database-addresses.js';

describe('databaseAddresses', () => {
  it.each<[string, string[]]>([
    ['postgres://app:secret@db.example/app', ['postgres://app:secret@db.example/app']],
    [
      'postgresql://app@one:5432,two:5433/app?sslmode=require&target_session_attrs=read-write',
      ['postgresql://app@one:5432/app?sslmode=require', 'postgresql://app@two:5433/app?sslmode=require'],
    ],
    [
      'postgres://app:a%2Cb%40c@[::1]:5432,[::2]/app',
      ['postgres://app:a%2Cb%40c@[::1]:5432/app', 'postgres://app:a%2Cb%40c@[::2]/app'],
    ],
    ['postgres://one,two/app?target_session_attrs=primary', ['postgres://one/app', 'postgres://two/app']],
  ])('reads one address per host of %s', (url, addresses) => {
    expect(databaseAddresses(url)).toEqual(addresses);
  });

  it.each([
    'mysql://app@one/app',
    'one:5432,two:5432',
    'postgres://app@one:5432,/app',
    'postgres://app@one:99999,two/app',
    'postgres://app@one,two/app?target_session_attrs=standby',
  ])('rejects %s', (url) => {
    expect(databaseAddresses(url)).toBeNull();
  });
});

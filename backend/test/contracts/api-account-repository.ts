import type { ApiAccountRepository } from '#modules/api-accounts/application/api-account.repository.js';
import { ApiAccount, MAX_LIVE_ACCOUNTS } from '#modules/api-accounts/domain/api-account.js';
import { ApiAccountNotFound, TooManyApiAccounts } from '#modules/api-accounts/domain/errors.js';
import { recordId, type Subject } from './subject.js';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');

export const apiAccountRepositoryContract = (
  setUp: () => Promise<Subject<ApiAccountRepository>>,
  [FIONA, BEA]: readonly [string, string],
): void => {
  const account = (place: number, introducerId = FIONA) =>
    ApiAccount.create(
      {
        id: recordId(place),
        introducerId,
        name: 'CRM',
        username: `crm-${place}`,
        password: 'a digest',
        credentialsVersion: 0,
      },
      monday,
    );

  it('returns an account as it was added, to its own partner only', async () => {
    const { subject: accounts, run } = await setUp();
    await accounts.add(account(1));

    expect(await run(() => accounts.lock(recordId(1), FIONA))).toEqual(account(1));
    await expect(run(() => accounts.lock(recordId(1), BEA))).rejects.toThrow(ApiAccountNotFound);
    await expect(run(() => accounts.lock(recordId(9), FIONA))).rejects.toThrow(ApiAccountNotFound);
  });

  it('locks the live accounts of one partner', async () => {
    const { subject: accounts, run } = await setUp();
    await accounts.add(account(1));
    await accounts.add(account(2));
    await accounts.add(account(3, BEA));
    const revoked = account(2);
    revoked.revoke(tuesday);

    await run(() => accounts.save(revoked));

    expect(await run(() => accounts.lockLive(FIONA))).toEqual([account(1)]);
    expect(await run(() => accounts.lock(recordId(2), FIONA))).toEqual(revoked);
  });

  it('saves the last use of an account', async () => {
    const { subject: accounts, run } = await setUp();
    await accounts.add(account(1));
    const used = account(1);
    used.noteUse(tuesday);

    await accounts.saveLastUse(used);

    expect(await run(() => accounts.lock(recordId(1), FIONA))).toEqual(used);
  });

  it('rejects more live accounts than a partner may have', async () => {
    const { subject: accounts } = await setUp();
    for (let place = 1; place <= MAX_LIVE_ACCOUNTS; place += 1) await accounts.add(account(place));

    await expect(accounts.add(account(MAX_LIVE_ACCOUNTS + 1))).rejects.toThrow(TooManyApiAccounts);
    await accounts.add(account(MAX_LIVE_ACCOUNTS + 2, BEA));
  });
};

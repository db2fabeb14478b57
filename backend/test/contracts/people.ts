import type { HoldRepository } from '#modules/people/application/holds/hold.repository.js';
import type { DataRequestRepository } from '#modules/people/application/requests/data-request.repository.js';
import { DataRequest } from '#modules/people/domain/data-request.js';
import { DataRequestNotFound, HoldNotFound, SubjectNotFound } from '#modules/people/domain/errors.js';
import { Hold } from '#modules/people/domain/hold.js';
import { PARTNERS } from './lead-repository.js';
import { recordId, type Subject } from './subject.js';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const [PARTNER] = PARTNERS;

/** The first partner must exist. */
export const holdRepositoryContract = (setUp: () => Promise<Subject<HoldRepository>>): void => {
  const filled = async () => {
    const { subject: holds, run } = await setUp();
    const of = { type: 'introducer', id: PARTNER } as const;
    const hold = Hold.place(recordId(1), of, 'Court case', '2026-11-23', null, monday);
    await run(() => holds.add(hold));
    return {
      hold,
      run,
      holds,
      locked: (id: string) => run(() => holds.lock(id)),
      active: () => run(() => holds.lockOf('introducer', PARTNER)),
    };
  };

  it('returns a hold as it was placed, also once it has expired', async () => {
    const { hold, locked, active } = await filled();

    expect(await locked(hold.id)).toEqual(hold);
    expect(await active()).toEqual(hold);
  });

  it('returns none for a record once it has ended', async () => {
    const { hold, holds, run, active, locked } = await filled();
    hold.end(null, tuesday);
    expect(await active()).not.toBeNull();

    await run(() => holds.save(hold));

    expect(await active()).toBeNull();
    expect(await locked(hold.id)).toEqual(hold);
  });

  it('rejects an unknown hold, and a hold of an unknown record', async () => {
    const { holds, run, locked } = await filled();

    await expect(locked(recordId(9))).rejects.toThrow(HoldNotFound);
    await expect(run(() => holds.lockSubject('introducer', recordId(9)))).rejects.toThrow(SubjectNotFound);
    await expect(run(() => holds.lockSubject('introducer', PARTNER))).resolves.toBeUndefined();
  });
};

export const dataRequestRepositoryContract = (setUp: () => Promise<Subject<DataRequestRepository>>): void => {
  const filled = async () => {
    const { subject: requests, run } = await setUp();
    const details = {
      kind: 'access',
      name: 'Fiona Alder',
      email: 'fiona@alder.example',
      phone: null,
      requestedBy: 'representative',
      receivedOn: '2026-11-20',
    } as const;
    const request = DataRequest.receive({ id: recordId(1), reference: 'R1' }, details, monday);
    await run(() => requests.add(request));
    return { requests, run, request, locked: (id: string) => run(() => requests.lock(id)) };
  };

  it('returns a request as it was received', async () => {
    const { requests, locked, request } = await filled();

    expect(await locked(request.id)).toEqual(request);
    expect(await requests.get(request.id)).toEqual(request);
  });

  it('rejects an unknown request', async () => {
    const { requests, locked } = await filled();

    await expect(locked(recordId(9))).rejects.toThrow(DataRequestNotFound);
    await expect(requests.get(recordId(9))).rejects.toThrow(DataRequestNotFound);
  });

  it('stores a change only when it is saved, with pauses and chosen records', async () => {
    const { requests, run, locked, request } = await filled();
    const changes = {
      identityConfirmedOn: '2026-11-23',
      feePence: 1_000,
      pauses: [{ askedOn: '2026-11-23', answeredOn: null }],
      records: [{ type: 'application', id: recordId(2) }],
      outcome: 'granted',
      closedOn: '2026-11-24',
      letter: 'Dear Fiona',
    } as const;
    request.change(changes, '2026-11-24', tuesday);
    expect(await locked(request.id)).toMatchObject({ records: [], updatedAt: monday });

    await run(() => requests.save(request));

    expect(await locked(request.id)).toEqual(request);
  });
};

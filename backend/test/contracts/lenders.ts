import type { ImportTerms } from '#modules/lenders/application/import/words/import-terms.js';
import type { LenderRepository } from '#modules/lenders/application/lender.repository.js';
import { ImportTermNotFound, LenderNotFound } from '#modules/lenders/domain/errors.js';
import type { ImportTerm } from '#modules/lenders/domain/import-term.js';
import { Lender } from '#modules/lenders/domain/lender.js';
import { recordId, type Subject } from './subject.js';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const NOBODY = recordId(9);
const lender = (place: number, name: string): Lender =>
  Lender.open(recordId(place), { name, productTypes: 'bridging', minAmount: '£25k' }, monday);

export const lenderRepositoryContract = (setUp: () => Promise<Subject<LenderRepository>>): void => {
  const filled = async () => {
    const { subject: lenders, run } = await setUp();
    await run(() => lenders.add([lender(1, 'Alba'), lender(2, 'Brae')]));
    return { lenders, run };
  };

  it('returns a lender as it was added, and rejects an unknown one', async () => {
    const { lenders } = await filled();

    expect(await lenders.get(recordId(1))).toEqual(lender(1, 'Alba'));
    await expect(lenders.get(NOBODY)).rejects.toThrow(LenderNotFound);
  });

  it('finds lenders by their keys and ids, without unknown ones', async () => {
    const { lenders } = await filled();
    const alba = lender(1, 'Alba');

    expect(await lenders.findByKeys([alba.normalisedName, 'unknown'])).toEqual([alba]);
    expect(await lenders.findByIds([recordId(1), NOBODY])).toEqual([alba]);
    expect([await lenders.findByKeys([]), await lenders.findByIds([])]).toEqual([[], []]);
  });

  it('stores a change only when it is saved', async () => {
    const { lenders, run } = await filled();
    const changed = await lenders.get(recordId(1));
    changed.change({ minAmount: '£50k' }, tuesday);
    expect(await lenders.get(recordId(1))).toEqual(lender(1, 'Alba'));

    await run(() => lenders.save([changed]));

    expect(await lenders.get(recordId(1))).toEqual(changed);
    expect(await lenders.get(recordId(2))).toEqual(lender(2, 'Brae'));
  });

  it('removes lenders, until there are none', async () => {
    const { lenders, run } = await filled();
    await run(() => lenders.remove(lender(1, 'Alba')));
    await expect(lenders.get(recordId(1))).rejects.toThrow(LenderNotFound);
    expect(await lenders.isEmpty()).toBe(false);

    await run(() => lenders.remove(lender(2, 'Brae')));

    expect(await lenders.isEmpty()).toBe(true);
  });

  it('changes nothing when the work under its lock fails', async () => {
    const { lenders } = await filled();
    const failing = lenders.withPanelLocked(async () => {
      await lenders.remove(lender(1, 'Alba'));
      throw new Error('after the change');
    });

    await expect(failing).rejects.toThrow('after the change');
    expect(await lenders.get(recordId(1))).toEqual(lender(1, 'Alba'));
  });
};

export const importTermsContract = (setUp: () => Promise<Subject<ImportTerms>>): void => {
  const term = (place: number, word: string): ImportTerm => ({
    id: recordId(place),
    kind: 'product',
    word,
    meaning: 'bridging',
    taughtAt: monday,
    taughtBy: null,
  });

  it('returns the terms as they were added, in order', async () => {
    const { subject: terms } = await setUp();
    expect(await terms.add(term(1, 'BL'), 'bl')).toBeNull();
    expect(await terms.add(term(2, 'Short-term'), 'short term')).toBeNull();

    expect(await terms.all()).toMatchObject([term(1, 'BL'), term(2, 'Short-term')]);
    expect(await terms.one(recordId(1))).toMatchObject({ id: recordId(1), word: 'BL', meaning: 'bridging' });
    await expect(terms.one(NOBODY)).rejects.toThrow(ImportTermNotFound);
  });

  it('returns the existing term instead of adding one with its key', async () => {
    const { subject: terms } = await setUp();
    await terms.add(term(1, 'BL'), 'bl');

    expect(await terms.add(term(2, 'B.L.'), 'bl')).toMatchObject({ id: recordId(1), word: 'BL' });
    expect(await terms.all()).toHaveLength(1);
  });

  it('removes a term once', async () => {
    const { subject: terms } = await setUp();
    await terms.add(term(1, 'BL'), 'bl');

    expect(await terms.remove(recordId(1))).toMatchObject({ word: 'BL' });
    await expect(terms.remove(recordId(1))).rejects.toThrow(ImportTermNotFound);
    expect(await terms.all()).toEqual([]);
  });
};

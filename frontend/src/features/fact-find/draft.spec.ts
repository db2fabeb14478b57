import { jest } from '@jest/globals';
import { detailedSteps } from '@/shared/application-answers/detailed-steps';
import { detailedDraft, tabDraft } from '@/features/fact-find/draft';
import { blankAnswers } from '@/features/fact-find/fact-find-answers';

const blank = blankAnswers(detailedSteps);
const keep = (text: string) => localStorage.setItem('detailed-fact-find', text);

describe('Draft', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('restores what was stored, until it is cleared', () => {
    expect(detailedDraft.save({ ...blank, companyName: 'Kelvin Ltd' })).toBe(true);

    expect(detailedDraft.load(blank)).toEqual({ ...blank, companyName: 'Kelvin Ltd' });
    detailedDraft.clear();
    expect(detailedDraft.load(blank)).toEqual(blank);
  });

  it.each([
    ['of another version', JSON.stringify({ version: 0, values: { companyName: 'Kelvin Ltd' } })],
    ['of another shape', JSON.stringify({ version: 1, values: 'Kelvin Ltd' })],
    ['that is no draft', 'null'],
    ['that is no JSON', '{"version":1,'],
  ])('discards a draft %s', (_what, text) => {
    keep(text);

    expect(detailedDraft.load(blank)).toEqual(blank);
  });

  it('restores only answers to known questions', () => {
    keep(JSON.stringify({ version: 1, values: { companyName: 'Kelvin Ltd', phone: 7, shoeSize: '44' } }));

    expect(detailedDraft.load(blank)).toEqual({ ...blank, companyName: 'Kelvin Ltd' });
  });

  it('reports that the browser cannot store it, and continues', () => {
    const throwError = () => {
      throw new Error('The quota has been exceeded.');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(throwError);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(throwError);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(throwError);

    expect(detailedDraft.save({ ...blank, companyName: 'Kelvin Ltd' })).toBe(false);
    expect(detailedDraft.load(blank)).toEqual(blank);
    expect(() => detailedDraft.clear()).not.toThrow();
  });

  it('separates the draft of a tab from the draft of the device', () => {
    tabDraft.save({ ...blank, companyName: 'Kelvin Ltd' });

    expect(detailedDraft.load(blank)).toEqual(blank);
    expect(tabDraft.load(blank).companyName).toBe('Kelvin Ltd');
    tabDraft.clear();
  });
});

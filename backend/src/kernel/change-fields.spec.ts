import { changeFields } from './change-fields.js';

const tree = () => ({ kind: 'oak', notes: null as string | null, height: 12 });

describe('changeFields', () => {
  it('takes what is given and new, and says from what to what', () => {
    const state = tree();

    const changes = changeFields(state, ['kind', 'notes', 'height'], { kind: 'ash', notes: 'by the gate' });

    expect(state).toEqual({ kind: 'ash', notes: 'by the gate', height: 12 });
    expect(changes).toEqual({
      kind: { from: 'oak', to: 'ash' },
      notes: { from: null, to: 'by the gate' },
    });
  });

  it.each([{}, { kind: 'oak' }, { kind: undefined }, { notes: null }])('changes nothing by %j', (input) => {
    const state = tree();

    expect(changeFields(state, ['kind', 'notes'], input)).toEqual({});
    expect(state).toEqual(tree());
  });

  it('leaves a field alone that is not to be changed', () => {
    const state = tree();
    const given = { kind: 'ash', height: 20 };

    changeFields(state, ['kind'], given);

    expect(state).toEqual({ ...tree(), kind: 'ash' });
  });
});

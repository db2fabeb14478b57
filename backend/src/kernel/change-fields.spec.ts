import { changeFields } from './change-fields.js';

const tree = () => ({ kind: 'oak', notes: null as string | null, height: 12 });

describe('changeFields', () => {
  it('applies changed fields and returns old and new values', () => {
    const state = tree();

    const changes = changeFields(state, ['kind', 'notes', 'height'], { kind: 'ash', notes: 'by the gate' });

    expect(state).toEqual({ kind: 'ash', notes: 'by the gate', height: 12 });
    expect(changes).toEqual({
      kind: { from: 'oak', to: 'ash' },
      notes: { from: null, to: 'by the gate' },
    });
  });

  it.each([{}, { kind: 'oak' }, { kind: undefined }, { notes: null }])(
    'changes nothing when given %j',
    (input) => {
      const state = tree();

      expect(changeFields(state, ['kind', 'notes'], input)).toEqual({});
      expect(state).toEqual(tree());
    },
  );

  it('leaves omitted fields unchanged', () => {
    const state = tree();
    const given = { kind: 'ash', height: 20 };

    changeFields(state, ['kind'], given);

    expect(state).toEqual({ ...tree(), kind: 'ash' });
  });
});

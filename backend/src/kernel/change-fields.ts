/** Previous and new value of each changed field. */
export type FieldChanges<State, Field extends keyof State> = {
  [F in Field]?: { readonly from: State[F]; readonly to: State[F] };
};

/** Assigns the given values that differ and returns the changes; omitted fields stay unchanged. */
export const changeFields = <State, Field extends keyof State>(
  state: State,
  fields: readonly Field[],
  input: { readonly [F in Field]?: State[F] | undefined },
): FieldChanges<State, Field> => {
  const changes: FieldChanges<State, Field> = {};
  for (const field of fields) {
    const [from, to] = [state[field], input[field]];
    if (to === undefined || to === from) continue;
    changes[field] = { from, to };
    state[field] = to;
  }
  return changes;
};

const tried = new Set<string>();

it.each(['first', 'second', 'third', 'fourth'])('the %s passes at its second try', (name) => {
  const before = tried.has(name);
  tried.add(name);

  expect(before).toBe(true);
});

export interface Figure {
  before: string;
  figure: string;
  after: string;
}

/** Finds the figure in a fact, so that it can be set large: 'from 4.9% APR' has '4.9%' between 'from' and 'APR'. */
export function figureOf(text: string): Figure {
  const [, before = '', figure = text, after = ''] = /^(\D*?) ?(£?\d\S*) ?(.*)$/.exec(text) ?? [];
  return { before, figure, after };
}

import { declarationOf, headingOf, isOnCard, LENDER_FIELDS } from '#kernel/lending/lender-fields.js';

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`\'`)}'`;

/** What the client knows of a lender's fields, as its source: what each is called, what it holds, who sees it. */
export const describeLenderFields = (): string => {
  const lines = LENDER_FIELDS.map((field) => {
    const { kind } = declarationOf(field);
    const facts = `kind: ${quoted(kind)}, label: ${quoted(headingOf(field))}`;
    return `  ${field}: { ${facts}, onCard: ${isOnCard(field)} },`;
  });
  return [
    "/** Written by `npm run api` from the backend's declaration of a lender's fields. */",
    'export const LENDER_FIELDS = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n');
};

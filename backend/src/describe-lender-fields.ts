import { declarationOf, headingOf, isOnCard, LENDER_FIELDS } from '#kernel/lending/lender-fields.js';

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`\'`)}'`;

/** A module for the client with a lender's fields: labels, kinds and visibility. */
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

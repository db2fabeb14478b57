import { EntitySchema, type EntitySchemaColumnOptions, type ValueTransformer } from 'typeorm';
import { columnName } from '#platform/infrastructure/database/lists/column-name.js';
import { storedNumber } from '#platform/infrastructure/database/lists/stored-number.js';
import { OPTIONAL_QUESTIONS, REQUIRED_QUESTIONS, type Answers } from '#kernel/lending/answers.js';
import { keysOf, recordFrom } from '#kernel/records.js';
import { FundingApplication } from '../../domain/funding-application.js';
import type { StoredMatch, StoredMatches } from '../../domain/stored-matches.js';
import type { ParsedAnswers } from '../../domain/parsed-answers.js';

const column = (
  name: string,
  options: Partial<EntitySchemaColumnOptions> = {},
): EntitySchemaColumnOptions => ({
  type: 'text',
  name: columnName(name),
  ...options,
});

const optional = { nullable: true } as const;
/** Fixed at submission. */
const fixed = { update: false } as const;

const answerColumns = {
  ...recordFrom(keysOf(REQUIRED_QUESTIONS), (name) => column(name)),
  ...recordFrom(keysOf(OPTIONAL_QUESTIONS), (name) => column(name, optional)),
};

export const answersColumns = new EntitySchema<Answers>({ name: 'Answers', columns: answerColumns });

const parsedColumns = new EntitySchema<ParsedAnswers>({
  name: 'ParsedAnswers',
  columns: {
    productKeys: column('productKeys', { array: true }),
    amountFrom: column('amountFrom', { type: 'bigint', transformer: storedNumber, ...optional }),
    amountTo: column('amountTo', { type: 'bigint', transformer: storedNumber, ...optional }),
    tradingMonthsFrom: column('tradingMonthsFrom', { type: 'integer', ...optional }),
    tradingMonthsTo: column('tradingMonthsTo', { type: 'integer', ...optional }),
    perimeter: column('perimeter', { default: 'ask' }),
    companyNumberKey: column('companyNumberKey', optional),
    emailKey: column('emailKey', optional),
    companyKey: column('companyKey', optional),
  },
});

/** The specification stores the matches as text: `[{"id", "name", "score"}]`. */
const jsonText: ValueTransformer = {
  to: (best: readonly StoredMatch[]) => JSON.stringify(best),
  from: (stored: string) => JSON.parse(stored) as readonly StoredMatch[],
};

const matchesColumns = new EntitySchema<StoredMatches>({
  name: 'KeptMatches',
  columns: {
    best: column('matchedLenders', { transformer: jsonText }),
    ruleVersion: column('ruleVersion'),
  },
});

export const applicationTable = new EntitySchema<FundingApplication>({
  name: FundingApplication.name,
  tableName: 'application_submissions',
  target: FundingApplication,
  columns: {
    id: column('id', { type: 'uuid', primary: true }),
    introducerId: column('introducerId', { type: 'uuid', ...optional, ...fixed }),
    clientConsentAt: column('clientConsentAt', { type: 'timestamptz', ...optional, ...fixed }),
    externalReference: column('externalReference', { ...optional, ...fixed }),
    viaLink: column('viaLink', { type: 'boolean', ...fixed }),
    staffSource: column('staffSource', { ...optional, ...fixed }),
    renewalOf: column('renewalOf', { type: 'uuid', ...optional, ...fixed }),
    status: column('status', { default: 'pending' }),
    placement: column('placement', optional),
    stage: column('stage', { default: 'new' }),
    settledAt: column('settledAt', { type: 'timestamptz', ...optional }),
    notes: column('notes', optional),
    partnerNotes: column('partnerNotes', optional),
    assignedLender: column('assignedLender', optional),
    assignedLenderId: column('assignedLenderId', { type: 'uuid', ...optional }),
    ownerId: column('ownerId', { type: 'uuid', ...optional }),
    duplicateOf: column('duplicateOf', { type: 'uuid', ...optional }),
    perimeterCheckedAt: column('perimeterCheckedAt', { type: 'timestamptz', ...optional }),
    perimeterCheckedBy: column('perimeterCheckedBy', { type: 'uuid', ...optional }),
    perimeterOutcome: column('perimeterOutcome', optional),
    perimeterNote: column('perimeterNote', optional),
    clientReachedAt: column('clientReachedAt', { type: 'timestamptz', ...optional }),
    matchScore: column('matchScore', optional),
    dueAt: column('dueAt', { type: 'timestamptz', ...fixed }),
    firstMovedAt: column('firstMovedAt', { type: 'timestamptz', ...optional }),
    firstDecidedAt: column('firstDecidedAt', { type: 'timestamptz', ...optional }),
    createdAt: column('createdAt', { type: 'timestamptz', ...fixed }),
    updatedAt: column('updatedAt', { type: 'timestamptz' }),
  },
  embeddeds: {
    answers: { schema: answersColumns, prefix: false },
    parsed: { schema: parsedColumns, prefix: false },
    matches: { schema: matchesColumns, prefix: false },
  },
});

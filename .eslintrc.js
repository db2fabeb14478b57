import js from '@eslint/js';
import globals from 'globals';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// ESLint 10 reads this file as flat config: eslint -c .eslintrc.js .

const forbid = (selector, message) => ({ selector, message });

const everywhere = [
  forbid('ExportDefaultDeclaration', 'Named exports only: one name for one thing.'),
  forbid('TSEnumDeclaration', 'Use a union of strings.'),
  forbid('ExportAllDeclaration', 'No barrels: a door names what goes through it.'),
  forbid(
    'ObjectExpression > SpreadElement > ObjectExpression',
    'Write its properties out: a literal needs no spreading.',
  ),
];
const onTheServer = [
  forbid(
    "Decorator > CallExpression[callee.name='Body'][arguments.length>0]",
    "@Body('field') skips validation: take the whole DTO.",
  ),
  forbid(
    'Property[key.name=/^(enableImplicitConversion|invalidWhereValuesBehavior|synchronize)$/]:not([value.value=false])',
    'This setting turns text into other types, matches every row, or rewrites the schema.',
  ),
  forbid(
    'CallExpression[callee.property.name=/^(query|where|andWhere|orWhere|orderBy|addOrderBy)$/] > TemplateLiteral.arguments[expressions.length>0]',
    'SQL takes parameters, not interpolated text.',
  ),
];
/** What a file holds says how it ends, so that its list of files says what a folder does: '*.table.ts' and so on. */
const SUFFIXES = {
  table: "NewExpression[callee.name='EntitySchema']",
  repository: 'ClassDeclaration[id.name=/Repository$/]',
  // A DTO implements what they give, and is not injectable.
  queries:
    "NewExpression[callee.name='PagedList'], ClassDeclaration[id.name=/Queries$/], ClassDeclaration[decorators.0.expression.callee.name='Injectable'][implements.0.expression.name=/(Queries|Lists|Views|Figures|Feed)$/]",
  job: 'ClassDeclaration[superClass.name=/^(JobHandler|RecurringJob|Pruning)$/]',
  dto: 'PropertyDefinition > Decorator',
};
const suffixesBut = (own) =>
  Object.entries(SUFFIXES)
    .filter(([suffix]) => suffix !== own)
    .map(([suffix, selector]) => forbid(selector, `This belongs in a file that ends in .${suffix}.ts.`));
const inTheBrowser = [
  forbid(
    'Literal[value=/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$|^(rgb|hsl)a?\\(/]',
    'Colours live in the theme.',
  ),
  forbid("JSXAttribute[name.name='dangerouslySetInnerHTML']", 'Text is text: React escapes it.'),
];

/** Jobs and requests go on while a test resets: a statement that waits for them holding locks may meet a deadlock. */
const inTestsOfTheWhole = [
  forbid(
    "CallExpression[callee.property.name='query'] > Literal[value=/^(truncate |delete from [a-z_.]+$)/i]",
    'Reset tables with `empty(…)`: it holds no lock while it waits.',
  ),
];

/** Jest's globals, whose types the client's specs bring: a journey that takes one compiles and does not run. */
const inJourneys = [
  'describe',
  'it',
  'test',
  'expect',
  'beforeAll',
  'beforeEach',
  'afterAll',
  'afterEach',
].map((name) => ({ name, message: 'Journeys run under Playwright Test: import what they take.' }));

/** Words that our texts and test names replace: docs/language.md is the glossary. MAIL is a setting. */
const REPLACED_WORDS = [
  [/\b[Ee]-mails?\b/, 'email'],
  [/(?<![-/])\b[Mm]ails?\b(?![-.]| server)/, 'email'],
  [/\bany more\b/, 'no longer'],
  [/\b(anew|once more)\b/i, 'again'],
  [/\bwhoever\b/i, 'anyone who, or the role'],
  [/\bnobody\b/i, 'no one, or a sentence without a negative'],
  [/\b(some|any|every)body\b/i, '…one, or the role'],
  [/\bfor good\b/, 'permanently'],
  [/\b(opens|opened) nothing\b/, 'no longer works'],
  [/\b(is|are|was|were) told\b/, 'who tells whom: we email, we show'],
  [/\boffice hours?\b/i, 'business hours'],
  [/\band the like\b/, 'and so on'],
  [/\b(runs|ran) out\b(?! of)/, 'expires'],
  [/\bsees to (it|them)\b/, 'owns'],
];
const TITLED = /^(describe|it|test)$/;
/** The name at the start of a call: `it` of `it.each([…])`. */
const startOf = (node) => node.name ?? startOf(node.object ?? node.callee ?? node.tag ?? { name: '' });
const plainWords = {
  meta: { type: 'suggestion', schema: [{ enum: ['all', 'titles'] }] },
  create(context) {
    const check = (node, text) => {
      if (!/\p{L} +\p{L}/u.test(text)) return;
      for (const [word, instead] of REPLACED_WORDS) {
        const found = word.exec(text)?.[0];
        if (found) context.report({ node, message: `Not '${found}' but: ${instead}.` });
      }
    };
    const texts = {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText: (node) => check(node, node.value),
    };
    if (context.options[0] !== 'titles') return texts;
    return {
      CallExpression({ callee, arguments: [title] }) {
        if (!title || !TITLED.test(startOf(callee))) return;
        for (const text of title.quasis ?? [title]) texts[text.type]?.(text);
      },
    };
  },
};

/** ESLint's own no-dupe-keys does not compare computed keys, of which the last replaces the others unnoticed. */
const distinctComputedKeys = {
  meta: { type: 'problem' },
  create: (context) => ({
    ObjectExpression({ properties }) {
      const keys = new Set();
      for (const { computed, key } of properties) {
        const text = computed && context.sourceCode.getText(key);
        if (keys.has(text)) context.report({ node: key, message: `[${text}] is written twice.` });
        if (text) keys.add(text);
      }
    },
  }),
};

const config = tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/.data/**', 'frontend/src/api/schema.ts'] },
  js.configs.recommended,
  { files: ['**/*.js'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowEmpty: true, allowWithDecorator: true }],
      // DTOs and schemas are shapes: a plain object that fits one is one.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'max-depth': ['error', 2],
      'no-else-return': 'error',
    },
  },
  {
    files: ['backend/src/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...onTheServer, ...suffixesBut(null)] },
  },
  ...Object.keys(SUFFIXES).map((suffix) => ({
    files: [`backend/src/**/*.${suffix}.ts`],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...onTheServer, ...suffixesBut(suffix)] },
  })),
  {
    files: ['backend/src/**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...onTheServer] },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks, styles: { rules: { 'distinct-computed-keys': distinctComputedKeys } } },
    rules: {
      ...hooks.configs.recommended.rules,
      'styles/distinct-computed-keys': 'error',
      'no-restricted-syntax': ['error', ...everywhere, ...inTheBrowser],
    },
  },
  { files: ['frontend/src/app/theme/**'], rules: { 'no-restricted-syntax': ['error', ...everywhere] } },
  {
    files: ['**/*.e2e-spec.ts', 'backend/test/support/**/*.ts', 'frontend/e2e/support/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...inTestsOfTheWhole] },
  },
  {
    files: [
      '**/*.spec.{ts,tsx}',
      '**/*.{int,e2e}-spec.ts',
      '*/test/**',
      'frontend/e2e/**',
      'frontend/src/testing/**',
    ],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-imports': ['error', { name: 'fast-check', message: 'Take `fc` from properties.ts.' }],
    },
  },
  {
    files: ['frontend/e2e/**/*.ts'],
    rules: { 'no-restricted-globals': ['error', ...inJourneys] },
  },
  {
    files: ['{backend,frontend}/**/*.{ts,tsx}'],
    // Spreadsheets name their columns as other people do.
    ignores: ['**/lead-columns.ts', '**/column-words.ts'],
    plugins: { texts: { rules: { 'plain-words': plainWords } } },
    rules: { 'texts/plain-words': ['error', 'all'] },
  },
  {
    files: ['{backend,frontend}/**/*spec.{ts,tsx}', 'backend/test/**/*.ts'],
    rules: { 'texts/plain-words': ['error', 'titles'] },
  },
  {
    files: ['**/properties.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
);

export default config;

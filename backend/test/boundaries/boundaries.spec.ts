import { rulesOf, violationsIn } from './probe.js';

/** Rule → a file and a forbidden import of it. Every rule of a package has at least one probe. */
const probes = {
  backend: [
    ['domain-is-pure', 'src/modules/leads/domain/with-framework.ts', '@nestjs/common'],
    ['domain-is-pure', 'src/modules/leads/domain/with-node.ts', 'node:crypto'],
    ['domain-is-pure', 'src/modules/leads/domain/with-use-case.ts', '../application/add-lead.js'],
    ['domain-is-pure', 'src/kernel/with-framework.ts', 'class-validator'],
    ['application-knows-no-framework', 'src/modules/leads/application/with-framework.ts', 'typeorm'],
    [
      'application-knows-no-framework',
      'src/modules/leads/application/with-adapter.ts',
      '../infrastructure/lead-table.js',
    ],
    [
      'application-knows-no-framework',
      'src/modules/leads/application/with-wiring.ts',
      '#modules/lenders/wiring.js',
    ],
    [
      'application-knows-no-framework',
      'src/modules/leads/application/past-the-door.ts',
      '#modules/lenders/domain/lender.js',
    ],
    ['domain-is-pure', 'src/modules/leads/domain/with-wiring.ts', '#modules/lenders/wiring.js'],
    ['public-doors-know-no-framework', 'src/modules/leads/public.ts', './infrastructure/lead-table.js'],
    ['wiring-doors-name-adapters', 'src/modules/leads/wiring.ts', './application/add-lead.js'],
    [
      'modules-meet-at-the-doors',
      'src/modules/leads/infrastructure/past-the-door.ts',
      '#modules/lenders/domain/lender.js',
    ],
    [
      'kernel-and-platform-know-no-module',
      'src/platform/infrastructure/with-module.ts',
      '#modules/lenders/public.js',
    ],
    ['modules-know-no-start', 'src/modules/leads/infrastructure/with-start.ts', '../../../main.js'],
    [
      'spreadsheet-parsers-stay-in-their-process',
      'src/modules/lenders/infrastructure/http/parses.ts',
      'exceljs',
    ],
    [
      'spreadsheet-parsers-stay-in-their-process',
      'src/platform/infrastructure/spreadsheet/writing/parses.ts',
      'exceljs',
    ],
    ['packages-stand-alone', 'embedded-postgres/src/with-settings.ts', '../../src/kernel/money/money.js'],
    ['no-circles', 'src/modules/leads/infrastructure/circle-one.ts', './circle-two.js'],
    ['no-circles-of-modules', 'src/modules/tasks/application/with-views.ts', '#modules/views/public.js'],
    ['no-barrels', 'src/modules/leads/infrastructure/with-barrel.ts', './index.js'],
    ['nothing-unresolved', 'src/modules/leads/infrastructure/with-nothing.ts', './not-there.js'],
    ['nothing-forgotten', 'src/modules/leads/infrastructure/forgotten.ts', null],
  ],
  frontend: [
    ['features-never-meet', 'src/features/leads/with-neighbour.ts', '@/features/lenders/card'],
    ['features-stand-on-shared-and-api', 'src/features/leads/with-app.ts', '@/app/router'],
    ['pages-know-no-app', 'src/pages/home/with-app.ts', '@/app/router'],
    ['pages-never-meet', 'src/pages/home/with-neighbour.ts', '@/pages/contact/page'],
    ['shared-knows-nobody', 'src/shared/ui/with-feature.ts', '@/features/lenders/card'],
    ['api-stands-alone', 'src/api/with-feature.ts', '@/features/lenders/card'],
    ['app-ships-no-tests', 'src/app/with-testing.ts', '@/testing/render'],
    ['forms-stay-out-of-the-shell', 'src/shared/ui/with-formik.ts', 'formik'],
    ['no-circles', 'src/shared/ui/circle-one.ts', './circle-two'],
    ['no-barrels', 'src/shared/ui/with-barrel.ts', './index'],
    ['nothing-unresolved', 'src/shared/ui/with-nothing.ts', './not-there'],
    ['nothing-forgotten', 'src/shared/ui/forgotten.ts', null],
  ],
} as const;

const innocents = {
  backend: {
    'src/main.ts': '',
    'src/modules/leads/application/add-lead.ts': '',
    'src/modules/leads/infrastructure/lead-table.ts': `import 'typeorm';`,
    'src/modules/leads/infrastructure/circle-two.ts': `import './circle-one.js';`,
    'src/modules/leads/infrastructure/index.ts': '',
    'src/modules/leads/infrastructure/at-the-doors.ts': `import '#modules/lenders/public.js'; import '#modules/lenders/wiring.js';`,
    'src/modules/leads/application/at-the-door.ts': `import '#modules/lenders/public.js';`,
    'src/modules/leads/domain/at-the-door.ts': `import '#modules/lenders/public.js';`,
    'src/modules/lenders/public.ts': `import './domain/lender.js';`,
    'src/modules/lenders/wiring.ts': `import './infrastructure/lenders.js';`,
    'src/modules/lenders/infrastructure/lenders.ts': `import '@nestjs/common';`,
    'src/modules/views/public.ts': '',
    'src/modules/views/infrastructure/with-tasks.ts': `import '#modules/tasks/public.js';`,
    'src/modules/tasks/public.ts': '',
    'src/modules/lenders/domain/lender.ts': `import '#kernel/money/money.js';`,
    'src/platform/infrastructure/spreadsheet/reading/reader.ts': `import 'exceljs';`,
    'src/platform/infrastructure/spreadsheet/writing/write-xlsx.ts': `import 'exceljs';`,
    'src/kernel/money/money.ts': '',
  },
  frontend: {
    'src/app/main.tsx': '',
    'src/app/router.ts': `import '@/pages/home/page';`,
    'src/pages/home/page.ts': `import '@/features/leads/form'; import '@/features/lenders/card';`,
    'src/pages/contact/page.ts': '',
    'src/features/leads/form.ts': `import 'formik'; import '@/shared/ui/index'; import '@/api/api';`,
    'src/features/lenders/card.ts': '',
    'src/shared/ui/circle-two.ts': `import './circle-one';`,
    'src/shared/ui/index.ts': '',
    'src/api/api.ts': '',
    'src/testing/render.ts': '',
  },
} as const;

/** The files that a rule reports: for two modules that use each other, their folders. */
const blamedBy = (rule: string, path: string): string =>
  rule === 'no-circles-of-modules' ? path.split('/').slice(0, 3).join('/') : path;

describe.each(['backend', 'frontend'] as const)('the boundaries of the %s', (workspace) => {
  it('have a probe each', async () => {
    const probed = new Set<string>(probes[workspace].map(([rule]) => rule));

    expect([...probed].sort()).toEqual((await rulesOf(workspace)).sort());
  });

  it('reject every probe and nothing else', async () => {
    const guilty = Object.fromEntries(
      probes[workspace].map(([, path, target]) => [
        path,
        target ? `import '${target}';` : 'export const dead = true;',
      ]),
    );

    const found = await violationsIn(workspace, { ...innocents[workspace], ...guilty });

    const caught = found.map(({ rule, from }) => `${rule}: ${from}`);
    expect(caught).toEqual(
      expect.arrayContaining(probes[workspace].map(([rule, path]) => `${rule}: ${blamedBy(rule, path)}`)),
    );
    const blamed = found.filter(
      ({ rule }) => !['nothing-forgotten', 'no-circles', 'no-barrels'].includes(rule),
    );
    expect(blamed.map(({ from }) => from).filter((path) => path in innocents[workspace])).toEqual([]);
  });
});

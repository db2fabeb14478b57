// The rules of the house (docs/architecture.md). test/boundaries breaks each once and must be caught.
const STARTS =
  '^src/(main\\.ts|cli/(?!run-)[^/]+\\.ts|platform/infrastructure/spreadsheet/reading/workbook-worker\\.ts|modules/auth/infrastructure/password-worker\\.ts|platform/infrastructure/letters/letter-worker\\.ts)$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment:
        'A domain imports its own domain, the kernel and the public doors of modules below it: no framework, no npm, no Node.',
      severity: 'error',
      from: { path: '^src/(?:modules/([^/]+)/domain|kernel)/' },
      to: { pathNot: ['^src/modules/$1/domain/', '^src/modules/[^/]+/public\\.ts$', '^src/kernel/'] },
    },
    {
      name: 'application-knows-no-framework',
      comment:
        'A use case sees its own module’s domain and ports, the platform’s, and the public doors of modules below it: adapters see the rest.',
      severity: 'error',
      from: { path: '^src/(?:modules/([^/]+)|platform)/application/' },
      to: {
        pathNot: [
          '^src/modules/$1/(domain|application)/',
          '^src/modules/[^/]+/public\\.ts$',
          '^src/kernel/',
          '^src/platform/application/',
        ],
      },
    },
    {
      name: 'public-doors-know-no-framework',
      comment: 'public.ts is for use cases and domains: what only adapters may use is in wiring.ts.',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/public\\.ts$' },
      to: { pathNot: '^src/modules/$1/(domain|application)/' },
    },
    {
      name: 'wiring-doors-name-adapters',
      comment:
        'wiring.ts is for infrastructure and *.module.ts; what use cases may use has one door, public.ts.',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/wiring\\.ts$' },
      to: { pathNot: '^src/modules/$1/(infrastructure/|[^/]+\\.module\\.ts$)' },
    },
    {
      name: 'modules-meet-at-the-doors',
      comment: 'Another module is reached through its public.ts and wiring.ts alone.',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/' },
      to: {
        path: '^src/modules/',
        pathNot: ['^src/modules/$1/', '^src/modules/[^/]+/(public|wiring)\\.ts$'],
      },
    },
    {
      name: 'kernel-and-platform-know-no-module',
      severity: 'error',
      from: { path: '^src/(kernel|platform|config|migrations)/' },
      to: { path: '^src/(modules|cli|demo)/|^src/[^/]+\\.ts$' },
    },
    {
      name: 'modules-know-no-start',
      comment:
        'main, configure-app, the commands and the demonstration use the modules, never the other way round.',
      severity: 'error',
      from: { path: '^src/modules/' },
      to: { path: '^src/(cli/|demo/|migrations/|[^/]+\\.ts$)' },
    },
    {
      name: 'spreadsheet-parsers-stay-in-their-process',
      comment:
        'A workbook of 1.5 KB can take a process down; only the forked reader may parse one. Writing one is harmless.',
      severity: 'error',
      from: {
        pathNot: '^src/platform/infrastructure/spreadsheet/(reading/|writing/write-xlsx\\.ts$)|node_modules',
      },
      to: { path: '^numfmt$|node_modules/(exceljs|@e965/xlsx|numfmt)/' },
    },
    {
      name: 'packages-stand-alone',
      comment: 'Packages of their own: they know nothing of the application or of each other.',
      severity: 'error',
      from: { path: '^(backup|embedded-postgres)/' },
      to: { path: '^(src|backup|embedded-postgres)/', pathNot: '^$1/' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-circles-of-modules',
      comment: 'With two doors, two modules could use each other without a circle of files.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/modules/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'no-barrels',
      comment: 'A door (public.ts, wiring.ts) names what goes through it.',
      severity: 'error',
      from: {},
      to: { path: '(^|/)index\\.ts$', pathNot: 'node_modules' },
    },
    {
      name: 'nothing-unresolved',
      comment:
        'numfmt 4.0.1 names a file of types that it does not have; Node and TypeScript find it all the same.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^numfmt$' },
    },
    {
      name: 'nothing-forgotten',
      comment: 'A file that no start leads to is dead: the server, a command, the forked workbook reader.',
      severity: 'error',
      from: { path: STARTS },
      to: { path: '^src/', pathNot: STARTS, reachable: false },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(int-|e2e-)?spec\\.ts$' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
    },
  },
};

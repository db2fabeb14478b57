// The rules of the house (docs/architecture.md). backend/test/boundaries breaks each once and must be caught.

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'features-never-meet',
      comment: 'A page composes features; a feature does not know another.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'features-stand-on-shared-and-api',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/(app|pages|testing)/' },
    },
    {
      name: 'pages-know-no-app',
      severity: 'error',
      from: { path: '^src/pages/' },
      to: { path: '^src/(app|testing)/' },
    },
    {
      name: 'pages-never-meet',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'shared-knows-nobody',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: { path: '^src/(app|pages|features|testing)/' },
    },
    {
      name: 'api-stands-alone',
      severity: 'error',
      from: { path: '^src/api/' },
      to: { path: '^src/', pathNot: '^src/(api|shared/lib)/' },
    },
    {
      name: 'app-ships-no-tests',
      severity: 'error',
      from: { path: '^src/app/' },
      to: { path: '^src/testing/' },
    },
    {
      name: 'forms-stay-out-of-the-shell',
      comment: 'Formik and Yup are loaded with the forms that need them, not with every page.',
      severity: 'error',
      from: { path: '^src/(app|api|shared/(ui|lib))/' },
      to: { path: 'node_modules/(formik|yup)/' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-barrels',
      severity: 'error',
      from: {},
      to: { path: '(^|/)index\\.tsx?$', pathNot: 'node_modules' },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'nothing-forgotten',
      comment: 'A file that the entry does not lead to is dead.',
      severity: 'error',
      from: { path: '^src/app/(main|entry)[^/]*\\.tsx?$' },
      to: {
        path: '^src/',
        pathNot: '^src/(testing/|app/(main|entry)[^/]*\\.tsx?$)|\\.d(\\.css)?\\.ts$',
        reachable: false,
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.spec\\.tsx?$' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
    },
  },
};

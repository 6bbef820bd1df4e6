/**
 * Who may import whom. Each rule has an example in scripts/lib/architecture-examples.mjs that it must catch.
 */
const tests = '\\.test\\.tsx?$|^server/test/|^web/test/|^[^/]+/src/test/';
const installed = 'node_modules/';

module.exports = {
  forbidden: [
    {
      name: 'contract-imports-only-zod',
      comment: 'The contract is what both sides agree on: anything else it imports would bind them together.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: tests },
      to: { pathNot: '^contract/src/|node_modules/zod/' },
    },
    {
      name: 'browser-half-of-contract-has-no-schemas',
      comment: 'Endpoint tables and the client go to phones; zod and the schemas would cost them 22 kB.',
      severity: 'error',
      from: { path: '^contract/src/(client|features)\\.ts$|^contract/src/http/client\\.ts$|/endpoints\\.ts$' },
      to: {
        path: '/schemas\\.ts$|node_modules/zod/|^contract/src/(index|contract)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'web-imports-no-schemas',
      comment: 'The web needs types and endpoint tables (@akada/contract/client), never schemas at run time.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: tests },
      to: {
        path: '^contract/src/(?!client\\.ts$)|node_modules/zod/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'engine-imports-nothing-of-ours',
      comment: 'The embedded teacher is a set of pure functions that anybody can call.',
      severity: 'error',
      from: { path: '^engine/src/', pathNot: tests },
      to: { path: '^(contract|server|web|content|scripts|bench|e2e)/' },
    },
    {
      name: 'engine-does-no-io',
      comment: 'It runs in Node and in the browser, and is tested without either.',
      severity: 'error',
      from: { path: '^engine/src/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-never-imports-server',
      comment: 'What the two share is the contract.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-never-imports-web',
      comment: 'The server serves built files; it knows nothing of what is in them.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },
    {
      name: 'web-takes-engine-and-content-lazily',
      comment: 'Both are large: import() them where they are used, so that the shell stays under 200 kB.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: tests },
      to: { path: '^(engine|content)/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'feature-uses-only-services-of-others',
      comment: "Another feature's tables and rules are its own affair; its service is what it offers.",
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^server/src/features/', pathNot: '^server/src/features/$1/|\\.service\\.ts$' },
    },
    {
      name: 'feature-knows-ports-not-adapters',
      comment: 'A feature that names an adapter cannot be run with another one. (tables/ is the shape of the rows.)',
      severity: 'error',
      from: { path: '^server/src/features/', pathNot: tests },
      to: { path: '^server/src/ports/', pathNot: '/port\\.ts$|^server/src/ports/db/tables/' },
    },
    {
      name: 'feature-stays-inside',
      comment: 'A feature uses contract, platform and ports. Assembly and the engine reach it through them.',
      severity: 'error',
      from: { path: '^server/src/features/', pathNot: tests },
      to: { path: '^server/src/[^/]+\\.ts$|^engine/' },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules take what they need, the time included, and import only types of the contract and other rules.',
      severity: 'error',
      from: { path: '\\.rules\\.ts$' },
      to: { pathNot: '^contract/src/|\\.rules\\.ts$' },
    },
    {
      name: 'rules-take-types-only-from-contract',
      comment: 'A rule that parses is doing the work of mount.',
      severity: 'error',
      from: { path: '\\.rules\\.ts$' },
      to: { path: '^contract/src/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ports-and-platform-know-no-feature',
      comment: 'They are below the features; the other way round there would be no below.',
      severity: 'error',
      from: { path: '^server/src/(ports|platform)/', pathNot: tests },
      to: { path: '^server/src/features/' },
    },
    {
      name: 'only-assembly-chooses-adapters',
      comment: 'An adapter is chosen once, where the program is put together.',
      severity: 'error',
      from: { path: '^server/', pathNot: `^server/src/(main|operator|boot)\\.ts$|${tests}` },
      to: { path: '^server/src/ports/[^/]+/choose[^/]*\\.ts$' },
    },
    {
      name: 'web-features-stand-alone',
      comment: 'app/ composes features; a feature that imports another cannot be read or moved by itself.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-features-are-below-app',
      comment: 'Pages use features, never the reverse.',
      severity: 'error',
      from: { path: '^web/src/(features|ui|lib)/', pathNot: tests },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'design-system-knows-no-feature',
      comment: 'Primitives serve every feature because they know none.',
      severity: 'error',
      from: { path: '^web/src/(ui|lib)/', pathNot: tests },
      to: { path: '^web/src/features/' },
    },
    {
      name: 'product-never-imports-tests',
      comment: 'Test helpers may cheat; the product may not.',
      severity: 'error',
      from: { path: '^(contract|engine|server|web)/', pathNot: tests },
      to: { path: tests, pathNot: installed },
    },
    {
      name: 'no-cycles',
      comment: 'Two modules that import each other are one module in two files.',
      severity: 'error',
      from: { pathNot: installed },
      to: { circular: true },
    },
    {
      name: 'every-import-resolves',
      comment: 'An import that leads nowhere is a fault, and hides from every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'product-needs-no-dev-dependency',
      comment: 'What runs must be listed under dependencies.',
      severity: 'error',
      from: { path: '^(contract|engine|server)/src/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    // Imports of types count too; they are told apart, because some rules allow them.
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};

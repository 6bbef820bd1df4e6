/**
 * One forbidden import for each rule of .dependency-cruiser.cjs: the check proves with them that its rules bite.
 * @type {Record<string, Record<string, string>>}
 */
export const architectureExamples = {
  'contract-imports-only-zod': { 'contract/src/a/endpoints.ts': "import 'node:fs';" },
  'browser-half-of-contract-has-no-schemas': {
    'contract/src/client.ts': "import { s } from './b/schemas.ts'; export const c = s;",
    'contract/src/b/schemas.ts': 'export const s = 1;',
  },
  'web-imports-no-schemas': {
    'web/src/app/schemas-user.ts': "import { s } from '../../../contract/src/b/schemas.ts'; export const c = s;",
  },
  'engine-imports-nothing-of-ours': { 'engine/src/a.ts': "export type { S } from '../../contract/src/b/types.ts';" },
  'engine-does-no-io': { 'engine/src/b.ts': "import 'node:fs';" },
  'answers-import-nothing-of-ours': { 'answers/src/a.ts': "export type { S } from '../../contract/src/b/types.ts';" },
  'answers-have-one-door': { 'web/src/lib/d.ts': "import '../../../answers/src/b.ts';" },
  'meaning-imports-nothing-of-ours': { 'meaning/src/a.ts': "export type { S } from '../../contract/src/b/types.ts';" },
  'meaning-has-one-door': { 'server/src/ports/teacher/a.ts': "import '../../../../meaning/src/b.ts';" },
  'only-the-teacher-asks-for-meaning': { 'server/src/platform/a.ts': "import '../../../meaning/src/index.ts';" },
  'web-never-imports-server': { 'web/src/app/b.ts': "export type { A } from '../../../server/src/main.ts';" },
  'server-never-imports-web': { 'server/src/main.ts': "import '../../web/src/lib/a.ts'; export type A = 1;" },
  'web-takes-engine-and-content-lazily': { 'web/src/app/c.ts': "import '../../../engine/src/c.ts';" },
  'domain-uses-only-doors-of-others': {
    'server/src/domains/a/a.service.ts': "import '../b/b.repo.ts'; import '../b/b.service.ts';",
  },
  'sprint-days-know-no-path': {
    'server/src/domains/sprints/days/a.ts': "import '../paths/a.ts'; import '../planning/b.ts';",
  },
  'sprint-planning-knows-no-row': { 'server/src/domains/sprints/planning/a.ts': "import '../days/b.ts';" },
  'views-are-for-repos': { 'server/src/domains/a/a.letters.ts': "import '../b/b.view.ts';" },
  'domain-knows-ports-not-adapters': {
    'server/src/domains/a/a.jobs.ts': "import '../../ports/mail/smtp.ts'; import '../../ports/mail/port.ts';",
  },
  'domain-stays-inside': { 'server/src/domains/a/a.routes.ts': "import '../../config.ts';" },
  'only-the-domain-names-features': { 'server/src/operator.ts': "import './domains/b/b.feature.ts';" },
  'features-meet-the-assembly-in-one-file': {
    'server/src/domains/a/a.repo.ts': "import '../../assembly/feature.ts';",
  },
  'features-render-apart': { 'server/src/domains/a/a.maker.ts': "import '../../platform/markdown/render-lesson.ts';" },
  'rules-are-pure': { 'server/src/domains/a/a.rules.ts': "import '../../platform/clock.ts';" },
  'rules-take-types-only-from-contract': {
    'server/src/domains/b/b.rules.ts': "import '../../../../contract/src/b/types.ts';",
  },
  'ports-and-platform-know-no-domain': { 'server/src/platform/mount.ts': "import '../domains/b/b.service.ts';" },
  'platform-knows-no-port': { 'server/src/platform/queue.ts': "import '../ports/mail/port.ts';" },
  'only-assembly-chooses-adapters': { 'server/src/app.ts': "import './ports/mail/choose-mail.ts';" },
  'web-domains-stand-alone': { 'web/src/domains/a/room/a.ts': "import '../../b/room/b.ts';" },
  'web-rooms-have-no-cycles': {
    'web/src/domains/b/one/a.ts': "import '../two/a.ts';",
    'web/src/domains/b/two/b.ts': "import '../one/b.ts';",
  },
  'web-domains-are-below-app': { 'web/src/domains/a/room/b.ts': "import '../../../app/d.ts';" },
  'design-system-knows-no-domain': { 'web/src/ui/a.ts': "import '../domains/b/room/b.ts';" },
  'pictures-are-opened-apart': { 'server/src/boot.ts': "import './platform/drawn.ts';" },
  'product-never-imports-tests': { 'server/src/platform/log.ts': "import '../../test/harness.ts';" },
  'no-cycles': {
    'server/src/platform/x.ts': "import './y.ts';",
    'server/src/platform/y.ts': "import './x.ts';",
  },
  'every-import-resolves': { 'server/src/platform/z.ts': "import './nowhere.ts';" },
  'product-needs-no-dev-dependency': { 'server/src/platform/dev.ts': "import 'only-for-development';" },
};

/** Innocent files that the examples import, and the manifest and package that one of them needs. */
export const architectureBystanders = {
  'contract/src/b/types.ts': 'export type S = 1;',
  'engine/src/c.ts': '',
  'answers/src/b.ts': '',
  'meaning/src/b.ts': '',
  'meaning/src/index.ts': '',
  'server/src/assembly/feature.ts': '',
  'server/src/config.ts': '',
  'server/src/domains/b/b.feature.ts': '',
  'server/src/domains/b/b.repo.ts': '',
  'server/src/domains/b/b.service.ts': '',
  'server/src/domains/sprints/days/b.ts': '',
  'server/src/domains/sprints/paths/a.ts': '',
  'server/src/domains/sprints/planning/b.ts': '',
  'server/src/domains/b/b.view.ts': '',
  'server/src/platform/clock.ts': '',
  'server/src/platform/drawn.ts': "import 'sharp';",
  'server/src/platform/markdown/render-lesson.ts': '',
  'server/src/ports/mail/choose-mail.ts': '',
  'server/src/ports/mail/port.ts': '',
  'server/src/ports/mail/smtp.ts': '',
  'server/test/harness.ts': '',
  'web/src/app/d.ts': '',
  'web/src/domains/b/one/b.ts': '',
  'web/src/domains/b/room/b.ts': '',
  'web/src/domains/b/two/a.ts': '',
  'web/src/lib/a.ts': '',
  'tsconfig.base.json': '{}',
  'package.json': '{ "type": "module", "devDependencies": { "only-for-development": "1.0.0" } }',
  'node_modules/only-for-development/package.json': '{ "name": "only-for-development", "main": "index.js" }',
  'node_modules/only-for-development/index.js': '',
  'node_modules/sharp/package.json': '{ "name": "sharp", "main": "index.js" }',
  'node_modules/sharp/index.js': '',
};

import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'vite'
import { projectRoot } from '#platform/project-root.ts'
import { addressIn, buildLogin, portalFilesOf } from './login/build.ts'
import { opsVite } from './vite.ts'
import { bundleScript } from './bundle/build.ts'
import { buildWorker } from './worker/build.ts'

/**
 * Few files, the first group that fits: left to itself the bundler makes eighty for one screen, most of a few hundred bytes.
 * Each group takes what its modules import along.
 */
const groups = [
  // With its configuration, so that no schema is made before zod is told how.
  { name: 'zod', test: /\/node_modules\/zod\/|\/ops\/zod-first\.ts$/ },
  { name: 'portal', tags: ['$initial' as const] },
  // What follows the first screen by itself, each without what the others bring.
  { name: 'words', test: /\/ops\/words\/(en|use-words)\.ts$/ },
  // With the names of forms, which a desk and the file of a job share.
  { name: 'es-first', test: /\/ops\/words\/es-(first|forms)\.ts$/ },
  // With what makes jobs and filled forms stale: the stream of events, which uses it too, would come along with a desk.
  {
    name: 'icons',
    // A desk loads it: what only the forms share, among themselves and with their builder, is left to them.
    minShareCount: 3,
    test: /\/lucide-react\/|\/ops\/(intake\/invalidate|review\/stale)-queries\.ts$/,
  },
  { name: 'live', test: /\/ops\/live\// },
  { name: 'dialogs', test: /\/ops\/ui\/dialog-frame\.tsx$/ },
  { name: 'desk', test: /\/ops\/desk\/desk\.tsx$/ },
  // The schemas of a whole request: a desk shows requests before the store, which reads them, is there.
  { name: 'request', minShareCount: 2, test: /\/domain\/leads\/lead\.ts$/ },
  // What follows a dashboard and a desk, what opens there, and what the store shares with screens. Else the screens of requests and
  // jobs would come along, and a phone would make their schemas in one task.
  { name: 'aside-parts', test: /\/ops\/dashboard\/aside-parts\.tsx$/ },
  {
    name: 'after-desk',
    test: /\/ops\/(desk\/desk-details|outbox\/(write-icons|panel\/(outbox-bar|others-waiting|half-filled|use-form-name))|photos\/photos-here|dashboard\/device-lines)\.tsx?$/,
  },
  { name: 'move-dialogs', test: /\/ops\/submissions\/(schedule|close)-dialog\.tsx$/ },
  { name: 'push', test: /\/ops\/push\/device\.ts$/ },
  {
    name: 'stored',
    test: /\/ops\/(store\/(stored-reads|storage-key|file-age|protect-stored)|device\/(read-again|access-codes)|intake\/(job-queries|jobs-api)|forms\/(form-queries|forms-api))\.ts$/,
  },
  // For them the store would bring the records along.
  {
    name: 'drawings',
    minShareCount: 2,
    test: /\/(ops\/(device\/open-sketches|outbox\/make-room)|platform\/canonical-json)\.ts$/,
  },
  { name: 'towns', minShareCount: 2, test: /\/domain\/areas\/areas\.ts$/ },
  { name: 'shrink-photo', minShareCount: 2, test: /\/domain\/photos\/shrink-photo\.ts$/ },
  // The schemas of what few screens change: each costs a slow phone time as it is made.
  {
    name: 'records',
    minShareCount: 2,
    test: /\/domain\/(employees\/employee-record|company\/company|numbers\/local-number|roles\/role|jobs\/job|jobs\/facts\/facts|visits\/visit)\.ts$/,
  },
  // What the board shows with the screens around it: else it would bring along all that any two of them share, the forms and the people.
  {
    name: 'lists',
    minShareCount: 2,
    test: /\/ops\/(keys\/(list-keys|keys-button|record-keys)|ui\/(paged-list|search-field|filter-select|tabs|failed-record|next-page)|session\/use-server-now)\.tsx?$/,
  },
  {
    name: 'board',
    minShareCount: 2,
    test: /\/(ops\/(intake\/(queries|placing|new-call|danger-line|use-job-write|board\/(wrong-words|strip-folded)|calendar\/use-day-keys|visits\/visit-groups|job\/(span-words|danger-strip|side-dialog|stage-dialog|passed-stage|now-button|now-words|merge-picker|move-back-dialog|other-job|use-move-job))|words\/(use-job-words|en-wrong))|domain\/jobs\/(standing|matches|board\/board-stages|facts\/(fact-words|value-words|choices-of))|domain\/drying\/visit-gaps|platform\/text\/search-words)\.tsx?$/,
  },
  // A call that waits is told on any screen, and at once.
  { name: 'alert-bar', test: /\/ops\/alerts\/alert-bar\.tsx$/ },
  // The day below the board follows it, and is a screen of its own.
  {
    name: 'planner',
    minShareCount: 2,
    test: /\/ops\/intake\/calendar\/|\/lucide-react\/.*\/chevron-up\.mjs$/,
  },
  {
    name: 'shared',
    minShareCount: 2,
    test: /\/node_modules\/(?!uqr)|\/ops\/(ui|shell|session|alerts|photos)\/|\/(domain|platform)\//,
  },
  {
    name: 'people',
    minShareCount: 2,
    test: /\/ops\/(employees|roles|certifications|factors|company|profile)\/|\/uqr\//,
  },
  // The pages of a job’s file: whoever opens one opens others.
  { name: 'job-file', test: /\/ops\/intake\/(job|facts|money|messages)\// },
  // Whoever fills in forms needs nothing of how they are made.
  { name: 'form-templates', minShareCount: 2, test: /\/ops\/forms\/templates\// },
  // Whoever signs on a phone needs none of the screens of requests.
  {
    name: 'forms',
    minShareCount: 2,
    test: /\/ops\/(forms|confirm)\/|\/ops\/(store\/(phone-pin|pin-verifier)|device\/pin-(input|form))\.tsx?$/,
  },
  { name: 'requests', minShareCount: 2 },
]

/** What the policy of the portal's page allows beside its files: styles by their hash, and the texts of scripts in the page. */
export type PortalCsp = { readonly styleHashes: readonly string[]; readonly scripts: readonly string[] }

/** Writes `ops/index.html`, `ops/csp.json` and the hashed files under `assets/` into `outDir`, which it never empties. */
export async function buildOps(outDir: string): Promise<void> {
  const files = await buildPortal(outDir)
  const { script } = await bundleScript(outDir, 'session/early-requests-script.ts')
  const allowed: PortalCsp = { styleHashes: await injectedStyleHashes(), scripts: [script] }
  await writeFile(join(outDir, 'ops/csp.json'), JSON.stringify(allowed))
  const path = join(outDir, 'ops/index.html')
  const page = await readFile(path, 'utf8')
  await writeFile(
    path,
    page.replace('<script', () => `<script>${script}</script><script`),
  )
  await buildWorker(outDir, files)
  await buildLogin(outDir, portalFilesOf(page, files), addressIn(page, /<link rel="icon"[^>]*href="([^"]+)"/))
}

/** Writes the portal alone, and returns what it is made of. */
export async function buildPortal(outDir: string) {
  const built = await build({
    ...opsVite,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      assetsDir: 'assets',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(projectRoot, 'ops/index.html'),
        output: { codeSplitting: { groups } },
        // A record's schemas do nothing by being there: whoever needs none of them doesn't load them.
        treeshake: { moduleSideEffects: [{ test: /\/domain\//, sideEffects: false }] },
      },
    },
  })
  return [built].flat().flatMap((each) => ('output' in each ? each.output : []))
}

/**
 * What `style-src` has to allow: sonner injects its styles as it starts, first an empty element and then its text.
 * (Base UI injects none under `disableStyleElements`.)
 */
export async function injectedStyleHashes() {
  const file = createRequire(import.meta.url)
    .resolve('sonner')
    .replace(/\.js$/, '.mjs')
  const source = await readFile(file, 'utf8')
  const literal = /^__insertCSS\((".*")\);?$/m.exec(source)?.[1]
  if (!literal) throw new Error('sonner injects its styles in another way now: see ops/build.ts.')
  const css: string = JSON.parse(literal)
  return ['', css].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

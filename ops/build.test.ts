import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, test, vi } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { cyclesIn } from '#test/cycles.ts'
import { buildPortal, injectedStyleHashes } from './build.ts'

/** What a phone with a weak signal loads in less than a second. */
const heaviestScreen = 150_000
/** With what someone needs who works on the requests that are assigned to them. */
const heaviestDesk = 184_000

/** What a dispatcher begins the day with, the rules for moving a job without a connection included. The day below it comes after. */
const heaviestBoard = 266_000

/** Libraries that no screen begins with, the words of the others, and those of permissions. */
const later =
  /node_modules\/(sonner|@base-ui\/react\/dialog|cmdk|dexie|@visx|d3-|eventsource-parser|@simplewebauthn).*js$|\/ops\/words\/(en|es)\.ts$|\/domain\/roles\/permission-words\.ts$/

const afterDesk = [
  'ops/dashboard/aside-parts.tsx',
  'ops/desk/desk-details.tsx',
  'ops/device/job-downloads.ts',
  'ops/device/open-store.ts',
  'ops/live/follow-events.ts',
  'ops/outbox/panel/outbox-bar.tsx',
  'ops/outbox/panel/outbox-panel.tsx',
  'ops/outbox/panel/others-waiting.tsx',
  'ops/photos/photos-here.tsx',
  'ops/push/device.ts',
  'ops/submissions/close-dialog.tsx',
  'ops/submissions/schedule-dialog.tsx',
]

const dist = mkdtempSync(join(tmpdir(), 'portal-'))
afterAll(() => rmSync(dist, { recursive: true }))
// Under any other name React brings what it tells developers.
vi.stubEnv('NODE_ENV', 'production')
const chunks = (await buildPortal(dist)).filter((file) => file.type === 'chunk')
vi.unstubAllEnvs()
const first = loadedWith(holds('ops/main.tsx'))
const desk = loadedWith(holds('ops/desk/desk.tsx'))

test('the scripts of the dashboard and the menu stay within 150 kB, and with a desk within 184', () => {
  const screens = first.flatMap(({ moduleIds }) => moduleIds)
  expect(screens).toContain(join(projectRoot, 'ops/dashboard/dashboard.tsx'))
  const weight = weightOf(first)
  expect(weight).toBeLessThanOrEqual(heaviestScreen)
  expect(weight + weightOf(desk.filter((chunk) => !first.includes(chunk)))).toBeLessThanOrEqual(heaviestDesk)
})

test('the scripts of the board stay within 266 kB, and bring no screens of forms, people and requests along', () => {
  const loaded = new Set([...first, ...loadedWith(holds('ops/intake/intake.tsx'))])
  expect(weightOf([...loaded])).toBeLessThanOrEqual(heaviestBoard)
  const others = [...loaded].flatMap(({ moduleIds }) => moduleIds)
  expect(others).toContain(join(projectRoot, 'ops/intake/board/board.tsx'))
  const isOfOthers = (id: string) =>
    /\/ops\/(employees|certifications|roles|review|sync|chats)\/.*\.tsx$/.test(id)
  expect(others.filter(isOfOthers)).toEqual([])
})

test('what no screen begins with comes later: dialogs, toasts, charts, the search, the store, the stream of events and most words', () => {
  const isLater = (id: string) => later.test(id)
  const everywhere = chunks.flatMap(({ moduleIds }) => moduleIds)
  expect(everywhere.filter(isLater)).not.toEqual([])
  expect(first.flatMap(({ moduleIds }) => moduleIds).filter(isLater)).toEqual([])
})

// To make them takes a slow phone a tenth of a second, in which a tap has no answer.
test('what follows a desk by itself, the store and the list of what is not sent bring no schemas of jobs along', () => {
  const loaded = afterDesk.flatMap((file) => loadedWith(holds(file))).flatMap(({ moduleIds }) => moduleIds)
  expect(loaded).toEqual(expect.arrayContaining(afterDesk.map((file) => join(projectRoot, file))))
  expect(chunks.some(holds('domain/jobs/facts/facts.ts'))).toBe(true)
  expect(loaded.filter((id) => /\/domain\/jobs\/(job|facts\/facts)\.ts$/.test(id))).toEqual([])
})

test('what a phone shows first, a desk included, brings no schemas of a whole request along', () => {
  const loaded = [...first, ...desk].flatMap(({ moduleIds }) => moduleIds)
  expect(chunks.some(holds('domain/leads/lead.ts'))).toBe(true)
  expect(loaded.filter((id) => id.endsWith('/domain/leads/lead.ts'))).toEqual([])
})

test('who fills in or signs forms loads nothing with which the office builds them', () => {
  const isBuilder = (id: string) =>
    /\/ops\/forms\/(builder|templates)\/(?!search)|pragmatic-drag-and-drop/.test(id)
  const builder = loadedWith(holds('ops/forms/builder/builder-screen.tsx'))
  expect(builder.flatMap(({ moduleIds }) => moduleIds).filter(isBuilder).length).toBeGreaterThan(30)
  const filling = ['ops/forms/library.tsx', 'ops/forms/fill/fill-screen.tsx', 'ops/forms/sign/begin.tsx']
  const loaded = [...first, ...filling.flatMap((file) => loadedWith(holds(file)))]
  expect(loaded.flatMap(({ moduleIds }) => moduleIds).filter(isBuilder)).toEqual([])
})

// The first format costs a slow phone 60 ms, before anything is drawn.
test('no file that the portal starts with makes a format of dates or numbers as it is loaded: see platform/lazily.ts', () => {
  const own = first
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((id) => /^(?!.*node_modules).*\.tsx?$/.test(id))
  expect(own.length).toBeGreaterThan(100)
  expect(own.filter((id) => /^(export )?const \w+ = new Intl\./m.test(readFileSync(id, 'utf8')))).toEqual([])
})

// Of a dozen screens: to make them all takes a slow phone 30 ms.
test('no schema of what stands in a screen’s address is made before someone goes there', () => {
  const searches = first.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.endsWith('/search.ts'))
  expect(searches.length).toBeGreaterThan(10)
  expect(searches.filter((id) => /^(export )?const \w+ = z\./m.test(readFileSync(id, 'utf8')))).toEqual([])
})

// What is made at the start of one file would be asked for by the other before it is there.
test('no two files of the portal wait for each other', () => {
  const imports = chunks.flatMap(({ fileName: file, imports }) => imports.map((target) => ({ file, target })))
  expect(imports.length).toBeGreaterThan(50)
  expect(cyclesIn(imports)).toEqual([])
})

test('the styles that sonner injects are found: an empty element first, then its text', async () => {
  const [empty, full, ...more] = await injectedStyleHashes()
  expect(empty).toBe(`'sha256-${createHash('sha256').digest('base64')}'`)
  expect(full).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/)
  expect(full).not.toBe(empty)
  expect(more).toEqual([])
})

type Chunk = (typeof chunks)[number]

function holds(file: string) {
  return ({ moduleIds }: Chunk) => moduleIds.includes(join(projectRoot, file))
}

/** Those chunks, and all that they import. */
function loadedWith(isWanted: (chunk: Chunk) => boolean) {
  const loaded = new Set(chunks.filter(isWanted))
  // A set also visits what is added to it on the way.
  for (const { imports } of loaded)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk)
  return [...loaded]
}

function weightOf(loaded: typeof chunks) {
  return loaded.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0)
}

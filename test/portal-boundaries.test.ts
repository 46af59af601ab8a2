import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { importsOf, listFiles } from './imports.ts'

/** Below the screens of the portal, the lowest first. STYLE.md says what each is. Every other folder is a screen. */
const belowScreens = [
  ['ui', 'words'],
  ['device', 'outbox', 'push', 'session', 'store', 'worker'],
  ['certifications', 'confirm', 'factors', 'keys', 'live', 'office-calls', 'photos'],
]
const frame = ['palette', 'shell']

/** The files of a screen that other folders may import: its data and its words. */
const isForAll = /[/-](queries|api|words)\.ts$/

/** What else one folder shares with others, file by file. */
const shared = [
  'alerts/claim-button.tsx',
  'alerts/visit-changes.tsx',
  'chats/chats-line.tsx',
  'chats/lead-chat.tsx',
  'desk/desk.tsx',
  'desk/directions-link.tsx',
  'desk/note-text.tsx',
  'desk/own-visit.tsx',
  'desk/use-visit-here.ts',
  'desk/visit-steps.tsx',
  'employees/use-person-change.ts',
  'forms/fill/use-submit-complete.ts',
  'forms/find-forms.ts',
  'intake/drying/use-drying.ts',
  'intake/equipment/camera.ts',
  'intake/equipment/move-photo.ts',
  'intake/equipment/scanner.tsx',
  'intake/equipment/use-equipment.ts',
  'intake/job/show-code.tsx',
  'intake/job/use-items.ts',
  'intake/job/use-job.ts',
  'intake/job/use-site.ts',
  'intake/visits/lacking-lines.tsx',
  'intake/new-call.tsx',
  'shell/full-page.tsx',
  'shell/guard.tsx',
  'shell/look.ts',
  'shell/menu.ts',
  'shell/no-permission.tsx',
  'shell/screens.ts',
  'shell/title.ts',
  'shell/use-look.ts',
  'submissions/call-next.ts',
  'submissions/history-entry.tsx',
  'submissions/kinds.tsx',
  'submissions/lead-history.tsx',
  'submissions/lead-notes.tsx',
  'submissions/lead-photos.tsx',
  'submissions/site-lines.tsx',
  'sync/lead-problems.tsx',
  'sync/use-open-problems.ts',
]

test('in the portal, code imports from lower layers only, and from a screen only what it shares', () => {
  const imports = importsOf(listFiles('ops/*/**/*.{ts,tsx}'))
  const folders = new Set(imports.map(({ file }) => portalFolderOf(file)))
  expect([...belowScreens.flat(), ...frame].filter((folder) => !folders.has(folder))).toEqual([])
  const upward = imports.filter(({ file, target }) => isInPortalFolder(target) && !pointsDown(file, target))
  const borrowed = upward.filter(({ file, target }) => levelOf(file) > 0 && !isForAll.test(target))
  expect(upward.filter(({ file }) => levelOf(file) === 0)).toEqual([])
  expect(borrowed.filter(({ target }) => !shared.includes(target.slice('ops/'.length)))).toEqual([])
  expect(shared.filter((file) => !borrowed.some(({ target }) => target === `ops/${file}`))).toEqual([])
})

test('the store knows nothing of the outbox, and neither knows its panel or what is open for a person', () => {
  const imports = importsOf(listFiles('ops/{store,outbox}/**/*.{ts,tsx}'))
  const from = (folder: RegExp, target: RegExp) =>
    imports.filter((line) => folder.test(line.file) && target.test(line.target))
  expect(from(/^ops\/store\//, /^ops\/(outbox|device)\//)).toEqual([])
  expect(from(/^ops\/outbox\/[^/]+$/, /^ops\/(outbox\/panel|device)\//)).toEqual([])
  expect(from(/^ops\/outbox\/[^/]+$/, /^ops\/store\//)).not.toEqual([])
})

test('files of the portal name each other from where they stand, and everything else from the root', () => {
  const files = globSync('ops/**/*.{ts,tsx}', { cwd: projectRoot })
  const wrong = files.filter((file) => {
    const text = readFileSync(join(projectRoot, file), 'utf8')
    const relative = [...text.matchAll(/'(\.\.?\/[^']+\.tsx?)'/g)].map(([, name = '']) =>
      join(dirname(file), name),
    )
    return text.includes("'#ops/") || relative.some((target) => !target.startsWith('ops/'))
  })
  expect(files.length).toBeGreaterThan(500)
  expect(wrong).toEqual([])
})

/** The files beside the folders begin the portal, or serve all of it. */
function isInPortalFolder(path: string) {
  return /^ops\/[^/]+\/.+\.tsx?$/.test(path)
}

function pointsDown(file: string, target: string) {
  const [from, to] = [levelOf(file), levelOf(target)]
  if (from !== to) return from > to
  return from !== screenLevel || screenOf(file) === screenOf(target)
}

const screenLevel = belowScreens.length

function levelOf(path: string) {
  const folder = portalFolderOf(path)
  if (frame.includes(folder)) return screenLevel + 1
  const level = belowScreens.findIndex((folders) => folders.includes(folder))
  return level === -1 ? screenLevel : level
}

/** The desk and the list show the same requests: they are one screen. */
function screenOf(path: string) {
  const folder = portalFolderOf(path)
  return folder === 'desk' ? 'submissions' : folder
}

function portalFolderOf(path: string) {
  return path.split('/')[1] ?? ''
}

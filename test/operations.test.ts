import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { createDatabase, dropDatabase } from '#platform/embedded-postgres/databases.ts'
import { projectRoot } from '#platform/project-root.ts'
import { second } from '#platform/time.ts'
import { freePort, statusOf } from './fault/built-server.ts'
import { commands, fileOf, kinds } from './operations-page.ts'
import { urlOf } from './restore/firm.ts'

vi.setConfig({ testTimeout: 300_000 })

const run = promisify(execFile)
const ran = new Set<string>()

// A machine of its own: what the page calls data, /var/backups and /tmp/rehearsal lies in here.
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'mission-restore-operations-'))
chmodSync(folder, 0o755)
afterAll(() => rm(folder, { recursive: true, force: true }))
const [dataDir, backups, rehearsal] = [
  join(folder, 'data'),
  join(folder, 'backups'),
  join(folder, 'rehearsal'),
]
const [port, otherPort] = [await freePort(), await freePort()]

test('the page leads through backup, restore, rehearsal and a bad day', async () => {
  const app = await startApp('npm start', port)
  await say('curl --fail http://localhost:3000/healthz')
  await say('curl --fail http://localhost:3000/readyz')
  expect(await say('npm run owner-password')).toMatch(/Sign in as "owner" with this one-time password/)
  expect(await say('npm run owner-factors')).toMatch(/"owner" does not use two-step verification/)
  expect(await say('npm run audit:verify')).toMatch(/events? sealed, chain intact/)
  expect(await say('npm run evidence:verify')).toMatch(/0 jobs, 0 records that fit/)
  expect(await say('npm run backup -- /var/backups/mission-restore --keep 14')).toContain(backups)
  expect(await say('npm run backup')).toContain(join(dataDir, 'backups'))
  await say('df -h data')
  await say('du -sh data/* /var/backups/mission-restore/*')
  await say('tail -n 50 data/postgres/server.log')
  await app.stop()

  mkdirSync(join(dataDir, 'files'), { recursive: true })
  writeFileSync(join(dataDir, 'files', 'stray.jpg'), 'a file that came after the backup')
  await say('mv data/postgres data/postgres.broken')
  const replace = 'npm run restore -- --replace /var/backups/mission-restore/backup-20261121-031700Z'
  expect(await say(replace)).toMatch(/All rows and files match their hashes[^]*files\.before-restore-/)
  expect(readdirSync(dataDir).join()).toMatch(/files\.before-restore-/)
  expect(await say('npm run restore -- --delete-aside')).toMatch(/Deleted:\n.*files\.before-restore-/)
  expect(readdirSync(dataDir).join()).not.toMatch(/before-restore/)
})

test('a backup restores into an empty folder, and a rehearsal leaves nothing behind', async () => {
  const restore = 'npm run restore /var/backups/mission-restore/backup-20261121-031700Z'
  await say(restore, { DATA_DIR: join(folder, 'empty') })
  await say(`DATA_DIR=/tmp/rehearsal DATABASE_URL= ${restore}`)
  const app = await startApp(
    'DATA_DIR=/tmp/rehearsal DATABASE_URL= PUBLIC_URL= SMTP_URL= SMS_URL= PORT=3001 npm start',
    otherPort,
  )
  await app.stop()
  await say('rm -r /tmp/rehearsal')
  expect(existsSync(rehearsal)).toBe(false)
})

test('a backup restores into another PostgreSQL', async () => {
  const name = `operations_${process.pid}`
  const url = urlOf(await createDatabase(inject('cluster'), name))
  onTestFinished(() => dropDatabase(inject('cluster'), name))
  const written =
    'DATABASE_URL=postgres://app:password@db.example.com/mission_restore DATA_DIR=/srv/mission-restore npm run restore /var/backups/mission-restore/backup-20261121-031700Z'
  const said = await say(written, {}, (command) =>
    command.replace('postgres://app:password@db.example.com/mission_restore', `'${url}'`),
  )
  expect(said).toMatch(/All rows/)
})

test('the units are what systemd understands', async ({ skip }) => {
  const has = await run('systemd-analyze', ['--version']).catch(() => null)
  skip(!has, 'systemd-analyze is not installed')
  const units = ['mission-restore.service', 'mission-restore-backup.service', 'mission-restore-backup.timer']
  for (const unit of units) {
    const text = fileOf(`/etc/systemd/system/${unit}`)
      .replaceAll('/opt/mission-restore', projectRoot)
      .replaceAll('/usr/bin/node', process.execPath)
      .replace(/^User=.*$/m, 'User=root')
    writeFileSync(join(folder, unit), text)
  }
  const said = await run('systemd-analyze', [
    'verify',
    '--man=no',
    ...units.map((unit) => join(folder, unit)),
  ])
  expect(said.stderr.split('\n').filter((line) => line.includes('mission-restore'))).toEqual([])
})

test('the proxy is what nginx understands', async ({ skip }) => {
  const has = await Promise.all([run('nginx', ['-v']), run('openssl', ['version'])]).catch(() => null)
  skip(!has, 'nginx or openssl is not installed')
  const [key, certificate] = [join(folder, 'your-company.key'), join(folder, 'your-company.pem')]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=test', '-days', '1']
  await run('openssl', [...request, '-keyout', key, '-out', certificate])
  const server = fileOf('/etc/nginx/sites-enabled/mission-restore').replaceAll('/etc/ssl/', `${folder}/`)
  const config = `pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; ${server} }`
  writeFileSync(join(folder, 'nginx.conf'), config)
  const said = await run('nginx', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')])
  expect(said.stderr).toMatch(/test is successful/)
})

test('every command of the page was run, or says why not', () => {
  expect(commands.length).toBeGreaterThan(15)
  expect(commands.filter(({ excuse }) => excuse !== null).length).toBeLessThanOrEqual(5)
  const forgotten = commands.filter(({ command, excuse }) => excuse === null && !ran.has(command))
  expect(forgotten.map(({ command }) => command)).toEqual([])
  expect(new Set(kinds)).toEqual(new Set(['sh', 'ini', 'nginx']))
})

/** Runs a command of the page, on the test's own machine. */
async function say(command: string, env: Record<string, string> = {}, more = (command: string) => command) {
  const said = await run('bash', ['-c', more(here(command))], { cwd: projectRoot, env: environment(env) })
  return said.stdout
}

/** A command that goes on until it is stopped. */
async function startApp(command: string, port: number) {
  const child = spawn('bash', ['-c', `exec env ${here(command)}`], {
    cwd: projectRoot,
    env: environment({}),
    stdio: 'ignore',
    detached: true,
  })
  const ended = once(child, 'exit')
  const kill = (signal: NodeJS.Signals) => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal)
  }
  onTestFinished(() => kill('SIGKILL'))
  await expect.poll(() => statusOf(`http://127.0.0.1:${port}/readyz`), { timeout: 90 * second }).toBe(200)
  return {
    async stop() {
      kill('SIGTERM')
      await ended
    },
  }
}

function here(command: string) {
  if (!commands.some((one) => one.command === command)) throw new Error(`the page does not say: ${command}`)
  ran.add(command)
  const newest = existsSync(backups) ? (readdirSync(backups).toSorted().at(-1) ?? '') : ''
  return command
    .replace('/var/backups/mission-restore', backups)
    .replace('backup-20261121-031700Z', basename(newest))
    .replaceAll('/tmp/rehearsal', rehearsal)
    .replace('/srv/mission-restore', join(folder, 'srv'))
    .replace('localhost:3000', `localhost:${port}`)
    .replace('PORT=3001', `PORT=${otherPort}`)
    .replaceAll('$PWD/data', dataDir)
    .replaceAll(/(?<= )data(?=[/ ]|$)/g, dataDir)
}

function environment(env: Record<string, string>) {
  const own = { DATA_DIR: dataDir, PORT: String(port), DATABASE_URL: '', SMTP_URL: '', ADMIN_PASSWORD: '' }
  return { ...process.env, NODE_ENV: 'production', INIT_CWD: '', ...own, ...env }
}

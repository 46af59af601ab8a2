import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { second } from '#platform/time.ts'
import { freePort, statusOf } from '#test/fault/built-server.ts'
import { childrenOf } from './processes.ts'
import { findProgram } from './tools.ts'

/** The bytes that our server sends for a path, and the headers it sends with them. */
export type ServedFile = { path: string; body: Buffer; headers: [string, string][] }

export type Nginx = { url: string; worker: number; stop(): Promise<void> }

/** The page stands here: a path that ends with a slash would cost nginx a second look. */
export const homeFile = '/home'

const longestStart = 10 * second

/** One worker of nginx that serves these very bytes under these very headers, from its cache of open files, and logs. */
export async function startNginx(files: readonly ServedFile[]): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'mission-restore-nginx-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const placed = files.map((file) => ({ ...file, path: file.path === '/' ? homeFile : file.path }))
  for (const { path, body } of placed) await place(join(folder, 'www', path), body)
  await writeFile(join(folder, 'nginx.conf'), configure(folder, port, placed))

  const program = findProgram('nginx') ?? 'nginx'
  const options = ['-p', folder, '-e', 'error.log', '-c', 'nginx.conf']
  const child = spawn(program, options, { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const killAtExit = () => void child.kill('SIGTERM')
  process.once('exit', killAtExit)

  const url = `http://127.0.0.1:${port}`
  for (const deadline = Date.now() + longestStart; (await statusOf(`${url}${homeFile}`)) !== 200;) {
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`nginx did not start: ${await readFile(join(folder, 'error.log'), 'utf8')}`)
    }
    await sleep(20)
  }
  const [worker = 0] = await childrenOf(child.pid ?? 0)
  return {
    url,
    worker,
    async stop() {
      child.kill('SIGTERM')
      await ended
      process.off('exit', killAtExit)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function place(path: string, body: Buffer) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, body)
}

function configure(folder: string, port: number, files: readonly ServedFile[]) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  ${temporary}
  access_log ${folder}/access.log combined buffer=64k flush=1s;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100 inactive=1h;
  open_file_cache_valid 1h;
  keepalive_timeout 65;
  keepalive_requests 100000000;
  types {}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/www;
    location = / { rewrite ^ ${homeFile} last; }
${files.map(configureFile).join('\n')}
  }
}
`
}

/** What nginx says by itself, under its own names and values. */
const ownHeaders = new Set([
  'connection',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'transfer-encoding',
])

function configureFile({ path, headers }: ServedFile) {
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? 'application/octet-stream'
  const added = headers
    .filter(([name]) => !ownHeaders.has(name))
    .map(([name, value]) => `add_header ${name} ${quote(value)};`)
  return `    location = ${path} { default_type ${quote(type)}; ${added.join(' ')} }`
}

function quote(value: string) {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

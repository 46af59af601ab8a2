import { appendFile, copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import type { RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { buildLogin } from '#ops/login/build.ts'
import { opsVite } from '#ops/vite.ts'
import { readSettings } from '#platform/env.ts'
import { openLog } from '#platform/log.ts'
import { projectRoot } from '#platform/project-root.ts'
import { buildSite } from '#site/build.ts'
import { buildWidget } from '#widget/build.ts'
import { greeting } from './greeting.ts'
import type { Build, Started } from './start.ts'

// `npm run dev`: pages, portal, API and tasks in one process. The portal is Vite's; everything else is loaded again, and pages
// in the browser with it, when one of its files changes.

const dist = join(projectRoot, '.setup', 'dev')
const settings = readSettings(process.env)
const log = openLog('warn')
const tabs = new Set<ServerResponse>()

const vite = await createServer({
  ...opsVite,
  appType: 'custom',
  server: {
    middlewareMode: true,
    watch: { ignored: ['**/data/**', '**/dist/**', '**/.setup/**', '**/test/**'] },
  },
})
const { ssr } = vite.environments
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment to run the server in.')
const { runner } = ssr

let started = await load()
console.log(`\n${greeting(started)}\n`)

let loading: Promise<void> | null = null
vite.watcher.on('all', (_, file) => {
  const isPortal = file.startsWith(join(projectRoot, 'ops'))
  if (isPortal || !/\.(tsx?|css|sql)$/.test(file) || file.endsWith('.test.ts')) return
  loading ??= reload().finally(() => (loading = null))
})
process.on('SIGINT', () => void started.stop().then(() => process.exit(0)))
process.on('SIGTERM', () => void started.stop().then(() => process.exit(0)))

async function load(): Promise<Started> {
  await buildForDevelopment()
  runner.clearCache()
  const server: typeof import('./start.ts') = await runner.import(join(projectRoot, 'server', 'start.ts'))
  const build: Build = { dist, front }
  return server.start(settings, log, build)
}

async function reload() {
  try {
    await started.stop()
    started = await load()
    for (const tab of tabs) tab.write('data: reload\n\n')
  } catch (error) {
    console.error(error)
  }
}

/** As the real build, but for the portal; and pages listen for the word to load themselves again. */
async function buildForDevelopment() {
  await mkdir(join(dist, 'ops'), { recursive: true })
  await Promise.all([buildSite(dist), buildWidget(join(dist, 'widget'))])
  await appendFile(
    join(dist, 'site/enhance.js'),
    ';new EventSource("/@reload").onmessage=()=>location.reload();',
  )
  await copyFile(join(projectRoot, 'ops/index.html'), join(dist, 'ops/index.html'))
  await writeFile(join(dist, 'ops/csp.json'), JSON.stringify({ styleHashes: [], scripts: [] }))
  await buildLogin(dist, null, '/ops/icon.svg')
  // The portal is Vite's here, and changes under every worker.
  await writeFile(join(dist, 'ops/worker.js'), '')
}

/** What Vite serves goes to Vite: its own addresses, sources, and the portal's page without its strict policy. */
function front(listener: RequestListener): RequestListener {
  return (request, response) => {
    const path = request.url?.split('?')[0] ?? '/'
    if (path === '/@reload') return openTab(response)
    if (path === '/api/docs' || (path.startsWith('/ops/') && path !== '/ops/login' && !/\.\w+$/.test(path)))
      return void sendPortal(path, response)
    if (/^\/(@|node_modules\/)|\.(tsx?|css|svg|woff2|mjs)$/.test(path) && !path.startsWith('/assets/')) {
      return vite.middlewares(request, response)
    }
    listener(request, response)
  }
}

async function sendPortal(path: string, response: ServerResponse) {
  const shell = await readFile(join(projectRoot, 'ops/index.html'), 'utf8')
  const html = await vite.transformIndexHtml('/ops/index.html', shell, path)
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
}

function openTab(response: ServerResponse) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
  response.write(':\n\n')
  tabs.add(response)
  response.on('close', () => tabs.delete(response))
}

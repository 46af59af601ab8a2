import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { cyclesIn } from './cycles.ts'
import { importsOf, listFiles, reach } from './imports.ts'
import { placesOfSql } from './other-postgres/where-sql-is.ts'

/** Types may cross any border: they are gone before the code runs. */
const mayImport: Record<string, readonly string[]> = {
  server: ['api', 'ops', 'site', 'widget', 'db', 'content', 'domain', 'look', 'platform'],
  api: ['domain', 'platform'],
  site: ['content', 'domain', 'look', 'platform'],
  // What staff sets about the chat is shown as the chat itself shows it.
  ops: ['widget', 'domain', 'look', 'platform'],
  widget: ['site', 'domain', 'look', 'platform'],
  content: ['domain', 'platform'],
  look: ['domain', 'platform'],
  db: ['domain', 'look', 'platform'],
  domain: ['platform'],
  platform: [],
  setup: [],
}

const files = listFiles(
  '{server,api,site,ops,widget,look,db,content,domain,platform,setup}/**/*.{ts,tsx,mjs}',
)
const browserFiles = files.filter((file) => /^(ops|widget|site\/enhance)\//.test(file))
const scripts = browserFiles.filter((file) => /^(widget|site\/enhance)\//.test(file))
const publicFiles = files.filter((file) => /^(site|widget|look)\//.test(file))

test('code points downward: doors, domain, platform', () => {
  const wrong = importsOf(files).filter(({ file, target }) => {
    const [from = '', to = ''] = [topOf(file), topOf(target)]
    return /\.(ts|tsx|mjs)$/.test(target) && from !== to && !mayImport[from]?.includes(to)
  })
  expect(wrong).toEqual([])
})

test('no files import each other, directly or by way of others', () => {
  const line = (file: string, target: string) => ({ file, target })
  expect(cyclesIn([line('a', 'b'), line('b', 'c'), line('a', 'c')])).toEqual([])
  expect(cyclesIn([line('a', 'b'), line('b', 'c'), line('c', 'b')])).toEqual([['b', 'c', 'b']])
  expect(cyclesIn(importsOf(files))).toEqual([])
})

test('the chat stores and sends photos as the public pages do, and takes nothing else from the site', () => {
  const taken = importsOf(files.filter((file) => /^widget\/(?!.*\.test\.)/.test(file)))
    .map(({ target }) => target)
    .filter((target) => target.startsWith('site/'))
  expect([...new Set(taken)].toSorted()).toEqual([
    'site/enhance/photo-store.ts',
    'site/enhance/send-photo.ts',
    'site/enhance/storage.ts',
  ])
})

/** What belongs to any record: history, notes, photos. */
const ofAnyRecord = 'domain/records'

/** Single verbs that those of other nouns call, as it may not happen without them. */
const sharedVerbs = [
  // Whoever looks at a chat that waits sees who is alerted next.
  'domain/alerts/next-alert.server.ts',
  'domain/employees/people-who-may.server.ts',
  'domain/shifts/shift-views.server.ts',
  // What is evidence of a job becomes so with the record itself.
  'domain/evidence/evidence.server.ts',
  // And a photo that reaches it as one of its request, as those of machines do.
  'domain/photos/photo-evidence.server.ts',
  // A job is as far as its visits are, whatever changes them.
  'domain/jobs/follow-visits.server.ts',
  // What was told in a chat stands in its request, and its job begins with it.
  'domain/chat/facts/told-facts.server.ts',
  // Whoever waits for a planned crew is not told that someone is being found.
  'domain/jobs/next-visits.server.ts',
  // What customers correct in their request, they correct in its job.
  'domain/jobs/follow-request.server.ts',
  // What was read at a job is evidence of it, in the same transaction.
  'domain/evidence/evidence.server.ts',
  // Whoever is sent to a job first takes care of its request, whatever planned the visit.
  'domain/leads/give.server.ts',
  // Whoever loses a request takes no further part in its conversation.
  'domain/chat/follow-request.server.ts',
  // Whoever works at a job that was taken from them is told so, whatever they did there.
  'domain/leads/desk/reassigned.server.ts',
  // Customers are sent only so many texts, whoever writes them.
  'domain/messages/customer-budget.server.ts',
  // Whoever loses their requests goes on no visit either.
  'domain/visits/leave-visits.server.ts',
  // A step tells of the visit as it was made, whatever the office has planned since.
  'domain/visits/earlier-plan.server.ts',
  'domain/visits/made-visit.server.ts',
  // A step that is taken back may be what made it one.
  'domain/visits/unmade-visit.server.ts',
  // No merge brings people to a job without the certification that its loss demands.
  'domain/visits/certified.server.ts',
  // What was done at a visit counts although it was canceled since.
  'domain/visits/canceled-since.server.ts',
  // And although others were sent there since.
  'domain/visits/was-theirs.server.ts',
  // Jobs that were merged are one place to a unit of equipment, whatever moves it.
  'domain/jobs/kept-jobs.server.ts',
  // And although the job was merged into another one since.
  'domain/jobs/worked-there.server.ts',
  // Nobody is texted at a number at which any request of the file says no.
  'domain/jobs/no-of-number.server.ts',
  // Where its equipment stood is that of the job that is kept.
  'domain/equipment/moves/recount-stays.server.ts',
  // What is measured at a job is judged by the set-up that the job began with.
  'domain/jobs/set-up/set-up.server.ts',
  // A stage asks for the papers that were signed.
  'domain/packets/papers.server.ts',
  // A certificate of drying opens its stage only while the points are dry.
  'domain/readings/dried/not-dry.server.ts',
  // What a filled form asks and says stands in the version that it was filled with.
  'domain/forms/forms.server.ts',
  // And it fits the law of the place and what was measured, whether it is signed at hand or by link.
  'domain/forms/legal/legal-texts.server.ts',
  // A paper that goes out again shows nothing that whoever sends it may not see.
  'domain/submissions/hidden-fields.server.ts',
  'domain/submissions/photos-seen.server.ts',
  // Of a form and of one that waits to be signed the same photos are signed sheets.
  'domain/submissions/sheets.server.ts',
  // What is said to be in a room is in one of the same job.
  'domain/readings/job-places.server.ts',
  'domain/jobs/family.server.ts',
  'domain/readings/dried/not-dry.server.ts',
  // What is drawn of a room reaches it, whichever of the two comes first.
  'domain/sketch/sketches-of-job.server.ts',
  // The crews of a merged job hear where their visits belong now.
  'domain/visits/tell-people.server.ts',
]

test('the verbs of several nouns meet in flows and tasks only, but for a short list', () => {
  const wrong = importsOf(files.filter((file) => file.startsWith('domain/'))).filter(
    ({ file, target }) =>
      target.endsWith('.server.ts') &&
      ![nounOf(file), ofAnyRecord].includes(nounOf(target)) &&
      !sharedVerbs.includes(target) &&
      !/\.(flow|tasks)\.ts$/.test(file),
  )
  expect(wrong).toEqual([])
})

test('each of these verbs is called by another noun', () => {
  const callers = importsOf(files.filter((file) => /^domain\/.*\.server\.ts$/.test(file)))
  for (const verb of sharedVerbs)
    expect(
      callers.filter(({ file, target }) => target === verb && nounOf(file) !== nounOf(verb)),
    ).not.toEqual([])
})

test('a flow is called by doors and by tasks, never by another flow or verb', () => {
  const callers = importsOf(files).filter(({ target }) => target.endsWith('.flow.ts'))
  expect(callers.length).toBeGreaterThan(5)
  expect(callers.filter(({ file }) => /\.(flow|server)\.ts$/.test(file))).toEqual([])
})

/** Besides verbs, flows and tools: an expression that several nouns use, and what runs before there is a world. */
const withSql = [
  'domain/chat/visible.ts',
  'domain/employees/may-work.ts',
  'domain/employees/visible.ts',
  'domain/evidence/recorded-rows.ts',
  'domain/jobs/family-ids.ts',
  'domain/jobs/open-job.ts',
  'domain/jobs/site-column.ts',
  'domain/jobs/visible.ts',
  'domain/leads/visible.ts',
  'domain/photos/restricted.ts',
  'domain/photos/unused.ts',
  'domain/readings/unread-sql.ts',
  'domain/submissions/copies-of.ts',
  'domain/submissions/visible.ts',
  'domain/visits/open-visit-sql.ts',
  'domain/visits/time-order.ts',
  'domain/visits/to-schedule-sql.ts',
  'domain/visits/too-late-sql.ts',
  'server/first-run.ts',
  'server/metrics/work.ts',
  'server/readiness.ts',
]

test('SQL stands in verbs and flows, in the platform, the migrations, and a short list', () => {
  const sql = /\bsql(<[^`]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/
  const found = files.filter(
    (file) =>
      !/\.(server|flow)\.ts$|^(platform|db)\//.test(file) &&
      sql.test(readFileSync(join(projectRoot, file), 'utf8')),
  )
  expect(found.toSorted()).toEqual(withSql)
})

test('what runs in a browser never reaches code of the server', () => {
  const wrong = browserFiles
    .flatMap(reach)
    .filter(({ target }) => /\.(server|flow|tasks)\.ts$|^node:|^pg$|^kysely$/.test(target))
  expect(wrong).toEqual([])
})

test('public pages never load the bricks of the portal', () => {
  expect(importsOf(publicFiles).filter(({ target }) => /^(@base-ui\/|dexie)/.test(target))).toEqual([])
})

test('the scripts of public pages carry neither zod nor React', () => {
  expect(scripts.flatMap(reach).filter(({ target }) => /^(zod|react|react-dom)(\/|$)/.test(target))).toEqual(
    [],
  )
})

test('SQL stands where its tests are played on another PostgreSQL too', () => {
  const speaks = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql[`.]|\bnew Client\(/
  const speaking = files.filter(
    (file) => !file.includes('.test.') && speaks.test(readFileSync(join(projectRoot, file), 'utf8')),
  )
  expect(speaking.length).toBeGreaterThan(50)
  expect(speaking.filter((file) => !placesOfSql.some((place) => file.startsWith(place)))).toEqual([])
})

test('setup runs before anything is installed', () => {
  const setup = importsOf(files.filter((file) => file.startsWith('setup/')))
  expect(setup.filter(({ target }) => !/^(node:|setup\/)/.test(target))).toEqual([])
})

test('these tests have looked at every part', () => {
  const parts = [files, browserFiles, scripts, publicFiles].map((list) => importsOf(list).length)
  expect(Math.min(...parts)).toBeGreaterThan(10)
  expect(Object.keys(mayImport).filter((folder) => !files.some((file) => topOf(file) === folder))).toEqual([])
})

function topOf(path: string) {
  return path.split('/')[0]
}

/** Its folder in the domain; a large one has folders of its own. */
function nounOf(path: string) {
  return path.split('/').slice(0, 2).join('/')
}

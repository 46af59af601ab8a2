// Measures the built server, all on this machine, and prints one table of ratios.
// Run after a build: node bench/main.ts [--only a,d]
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { projectRoot } from '#platform/project-root.ts'
import { second } from '#platform/time.ts'
import {
  closeServerPlace,
  openServerPlace,
  startBuiltServer,
  type ServerPlace,
} from '#test/fault/built-server.ts'
import { measureAudit } from './audit.ts'
import { measureCachedPage } from './cached-page.ts'
import { measureChats } from './chats.ts'
import { measureDashboard } from './dashboard.ts'
import { measureDrying } from './drying.ts'
import { measureFirstVisit } from './first-visit.ts'
import { measureIdleMemory } from './idle-memory.ts'
import { measureJobExport } from './job-export.ts'
import { measureJobs } from './jobs.ts'
import { measureLargeForm } from './large-form.ts'
import { measureLargeVisit } from './large-visit.ts'
import { measureLayout } from './layout.ts'
import { measureLargestPaint } from './largest-paint.ts'
import { describeMachine } from './machine.ts'
import { measureRenderedAgain } from './rendered-again.ts'
import { measurePageKinds } from './page-kinds.ts'
import { measurePapers } from './papers.ts'
import { measurePeople } from './people.ts'
import { measurePortalOnAPhone } from './portal-on-a-phone.ts'
import { measurePortalWithoutSignal } from './portal-without-signal.ts'
import { measureRequestsForHelp } from './requests-for-help.ts'
import { measureSketch } from './sketch.ts'
import { openSubject, type Subject } from './subject.ts'
import { formatTable, type Report } from './table.ts'
import { measureWarmStart } from './warm-start.ts'

type Measure<T> = { letter: string; name: string; measure: (subject: T) => Promise<Report> }

/** Measured on a server that runs. */
const running: Measure<Subject>[] = [
  { letter: 'a', name: 'the cached page', measure: measureCachedPage },
  { letter: 'b', name: 'the first visit', measure: measureFirstVisit },
  { letter: 'c', name: 'the largest paint', measure: measureLargestPaint },
  { letter: 'd', name: 'requests for help', measure: measureRequestsForHelp },
  { letter: 'g', name: 'the pages after a change', measure: measureRenderedAgain },
  { letter: 'h', name: 'the kinds of pages', measure: measurePageKinds },
  { letter: 'i', name: 'people', measure: measurePeople },
  { letter: 'j', name: 'the record of who did what', measure: measureAudit },
  { letter: 'k', name: 'the dashboard', measure: measureDashboard },
  { letter: 'l', name: 'the layout of all pages', measure: measureLayout },
  { letter: 'm', name: 'the portal on a slow phone', measure: measurePortalOnAPhone },
  { letter: 'n', name: 'the portal without a connection', measure: measurePortalWithoutSignal },
  { letter: 'o', name: 'jobs', measure: measureJobs },
  { letter: 'p', name: 'chats', measure: measureChats },
  { letter: 'q', name: 'drying', measure: measureDrying },
  { letter: 'r', name: 'papers', measure: measurePapers },
  { letter: 's', name: 'the export of a job', measure: measureJobExport },
  { letter: 't', name: 'the sketch', measure: measureSketch },
  { letter: 'u', name: 'a large form', measure: measureLargeForm },
  { letter: 'v', name: 'a large visit', measure: measureLargeVisit },
]

/** Measured by starting and stopping servers. */
const starting: Measure<ServerPlace>[] = [
  { letter: 'e', name: 'the warm start', measure: measureWarmStart },
  { letter: 'f', name: 'the idle memory', measure: measureIdleMemory },
]

const letters = [...running, ...starting].map(({ letter }) => letter)
const { values } = parseArgs({ options: { only: { type: 'string', default: letters.join(',') } } })
const chosen = new Set(values.only.split(','))

const place = await openServerPlace()
const reports = await measureAll(place).finally(() => closeServerPlace(place))
const text = await describe(reports)
console.log(text)
if (letters.every((letter) => chosen.has(letter))) await writeFile(join(projectRoot, 'docs/bench.md'), text)
process.exit(0)

async function measureAll(place: ServerPlace): Promise<Report[]> {
  const first = await startBuiltServer(place) // makes the database, which later starts find
  await first.stop()
  const started = await measureEach(starting, place)
  if (!running.some(isChosen)) return started
  const subject = await openSubject(place)
  try {
    return [...(await measureEach(running, subject)), ...started]
  } finally {
    await subject.server.stop()
  }
}

async function measureEach<T>(measures: Measure<T>[], subject: T): Promise<Report[]> {
  const reports = []
  for (const { name, measure } of measures.filter(isChosen)) {
    const begin = performance.now()
    reports.push(
      await measure(subject).catch((error: unknown) => ({
        rows: [{ what: name, reason: String(error).split('\n')[0] ?? '' }],
        notes: [],
      })),
    )
    console.error(`${name}: ${((performance.now() - begin) / second).toFixed(0)} s`)
  }
  return reports
}

function isChosen({ letter }: { letter: string }) {
  return chosen.has(letter)
}

async function describe(reports: Report[]) {
  const machine = await describeMachine()
  return [
    '# What is measured',
    '',
    `By \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, everything on one machine: ratios tell more than absolute figures.`,
    '',
    formatTable(reports.flatMap(({ rows }) => rows)),
    '',
    ...reports.flatMap(({ notes }) => notes).map((note) => `- ${note}`),
    '',
    ...machine.map((line) => `- ${line}`),
    '',
  ].join('\n')
}

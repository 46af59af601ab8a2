import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/project-root.ts'
import { second } from '#platform/time.ts'
import {
  findDatabaseServer,
  serverCommand,
  startBuiltServer,
  type ServerPlace,
} from '#test/fault/built-server.ts'
import { median } from './statistics.ts'
import type { Report, Row } from './table.ts'
import { whole } from './units.ts'

const rounds = 5
const longest = 1.5 * second
const wholeWay = 'setup/start.mjs'

/** From the spawn to the first page, with a database that exists and does not run. */
export async function measureWarmStart(place: ServerPlace): Promise<Report> {
  const rows = [row('warm start of the built server', await startTimes(place, serverCommand))]
  if (existsSync(join(projectRoot, wholeWay))) {
    await startTimes(place, [wholeWay], 1) // builds, where the build is not of these very sources
    rows.unshift(row('warm start by npm start, its checks included', await startTimes(place, [wholeWay])))
  }
  return { rows, notes: [] }
}

async function startTimes(place: ServerPlace, command: string[], times = rounds) {
  const taken = []
  for (let round = 0; round < times; round++) {
    if (await findDatabaseServer(place)) throw new Error('the database runs already: this would be no start')
    const server = await startBuiltServer(place, { command, readyPath: '/' })
    taken.push(server.startedIn)
    await server.stop()
  }
  return taken
}

function row(what: string, taken: number[]): Row {
  const ours = median(taken)
  return {
    what: `${what}, median of ${taken.length}`,
    ours: `${whole(ours)} ms`,
    reference: `${whole(longest)} ms at most`,
    ratio: ours / longest,
    goal: { atMost: 1 },
  }
}

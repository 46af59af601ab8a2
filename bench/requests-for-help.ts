import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { minute, second } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aSentLead } from '#test/a-lead.ts'
import { runOpenLoop, type Sent } from './open-loop.ts'
import { openProductDatabase, type ProductDatabase } from './product-database.ts'
import { percentile } from './statistics.ts'
import type { Subject } from './subject.ts'
import type { Report } from './table.ts'

const perSecond = 600
const duration = minute
const slowest = 50
const warmUp = { perSecond: 200, duration: 3 * second }
const longestAnswer = 10 * second
const longestCatchUp = 2 * minute

/** So many requests of one address in a quarter of an hour would be quarantined as suspicious. */
const addresses = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5']

/** Requests for help over HTTP, sent at a steady pace whether earlier ones are answered or not. */
export async function measureRequestsForHelp({ place, server }: Subject): Promise<Report> {
  const agent = new Agent({ keepAlive: true })
  const database = await openProductDatabase(place)
  try {
    await runOpenLoop(warmUp, (nth) => askForHelp(server.url, agent, { id: newId(), nth }))
    await catchUp(database)
    const unanswered = new Set<string>()
    const acknowledged: string[] = []
    const sent = await runOpenLoop({ perSecond, duration }, async (nth) => {
      const id = newId()
      unanswered.add(id)
      await askForHelp(server.url, agent, { id, nth })
      unanswered.delete(id)
      acknowledged.push(id)
    })
    const missing = acknowledged.length - (await database.countStored(acknowledged))
    const behind = await catchUp(database)
    const late = await database.countStored([...unanswered])
    return summarize(sent, { missing, late }, behind)
  } finally {
    agent.destroy()
    await database.close()
  }
}

/** Acknowledged and not stored, and stored without an acknowledgment in time. */
type Differing = { missing: number; late: number }
type Behind = { facts: number; emails: number; seconds: number }

function summarize({ milliseconds, failures }: Sent, { missing, late }: Differing, behind: Behind): Report {
  const p50 = percentile(milliseconds, 0.5)
  const p99 = percentile(milliseconds, 0.99)
  const lost = failures.length + missing
  const what = `requests for help, ${perSecond} a second for a minute`
  const isCaughtUp = behind.seconds * second < longestCatchUp
  return {
    rows: [
      {
        what: `${what}: p99 until the acknowledgment`,
        ours: `${p99.toFixed(1)} ms`,
        reference: `${slowest} ms at most`,
        ratio: p99 / slowest,
        goal: { atMost: 1 },
      },
      {
        what: `${what}: lost of ${milliseconds.length}`,
        ours: String(lost),
        reference: 'none',
        ratio: lost,
        goal: { atMost: 0 },
      },
    ],
    notes: [
      `Requests for help: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, slowest ${Math.max(...milliseconds).toFixed(0)} ms, ` +
        `each from the moment it was due. ${failures.length} got no acknowledgment within ${longestAnswer / second} s` +
        `${failures.length > 0 ? ` (${late} of them were stored; the first: ${String(failures[0])})` : ''}, ` +
        `${missing} got one and were not stored. ` +
        `At the end of the minute ${behind.facts} facts were not yet relayed and ${behind.emails} emails not yet written; ` +
        `${isCaughtUp ? 'all were' : 'some still were not'} after ${behind.seconds.toFixed(1)} s.`,
    ],
  }
}

/** Waits until everything is relayed and written. */
async function catchUp(database: ProductDatabase): Promise<Behind> {
  const begin = performance.now()
  const { facts, emails } = await database.countBacklog()
  for (let left = facts + emails; left > 0 && performance.now() - begin < longestCatchUp; await sleep(50)) {
    const now = await database.countBacklog()
    left = now.facts + now.emails
  }
  return { facts, emails, seconds: (performance.now() - begin) / second }
}

function askForHelp(url: string, agent: Agent, { id, nth }: { id: string; nth: number }): Promise<void> {
  const body = JSON.stringify(aSentLead({ id, message: 'Water in the basement.', page: '/contact' }))
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
  const localAddress = addresses[nth % addresses.length]
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      agent,
      headers,
      localAddress,
      signal: AbortSignal.timeout(longestAnswer),
    }
    const sent = request(`${url}/api/leads`, options, (response) => {
      response.resume()
      response.once('error', reject)
      response.once('end', () =>
        response.statusCode === 201 ? resolve() : reject(new Error(`a request got ${response.statusCode}`)),
      )
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

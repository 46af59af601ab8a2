import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { second } from '#platform/time.ts'
import { aSentLead } from '#test/a-lead.ts'
import { runClients, type Throughput } from './clients.ts'
import { openPlainTable, type PlainTable } from './plain-table.ts'
import { median, percentile } from './statistics.ts'
import type { Subject } from './subject.ts'
import type { Report } from './table.ts'
import { whole } from './units.ts'

const clients = 10
const rounds = 3
const duration = 4 * second
const longestCatchUp = 20 * second

/** Requests for help over HTTP until they are acknowledged, against bare rows into the same database server. */
export async function measureRequestsForHelp({ place, server }: Subject): Promise<Report> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const plain = await openPlainTable(place, clients)
  try {
    await runClients(clients, second / 2, plain.insert)
    await runClients(clients, second / 2, () => askForHelp(server.url, agent))
    const results = []
    for (let round = 0; round < rounds; round++) {
      await catchUp(plain)
      const bare = await runClients(clients, duration, plain.insert)
      const whole = await runClients(clients, duration, () => askForHelp(server.url, agent))
      results.push({ bare, whole, behind: await catchUp(plain) })
    }
    return summarize(results)
  } finally {
    agent.destroy()
    await plain.close()
  }
}

type Result = { bare: Throughput; whole: Throughput; behind: Behind }
type Behind = { facts: number; emails: number; seconds: number }

function summarize(results: Result[]): Report {
  const ours = median(results.map(({ whole }) => whole.perSecond))
  const bare = median(results.map(({ bare }) => bare.perSecond))
  const times = results.flatMap(({ whole }) => whole.milliseconds)
  const behind = results.map(({ behind }) => behind)
  return {
    rows: [
      {
        what: `acknowledged requests for help, ${clients} clients, against bare inserts`,
        ours: `${whole(ours)} /s`,
        reference: `${whole(bare)} /s`,
        ratio: ours / bare,
        goal: { atLeast: 0.2 },
      },
    ],
    notes: [
      `Requests for help: p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms, ` +
        `medians of ${rounds} rounds of ${duration / second} s in turn. At the end of a round ` +
        `${median(behind.map(({ facts }) => facts))} facts were not yet relayed and ` +
        `${median(behind.map(({ emails }) => emails))} emails not yet written; all were after ` +
        `${median(behind.map(({ seconds }) => seconds)).toFixed(1)} s.`,
    ],
  }
}

/** Waits until everything is relayed and written, so that the next round begins at rest. */
async function catchUp(plain: PlainTable): Promise<Behind> {
  const begin = performance.now()
  const { facts, emails } = await plain.countBacklog()
  for (let left = facts + emails; left > 0 && performance.now() - begin < longestCatchUp; await sleep(50)) {
    const now = await plain.countBacklog()
    left = now.facts + now.emails
  }
  return { facts, emails, seconds: (performance.now() - begin) / second }
}

export function askForHelp(url: string, agent: Agent): Promise<void> {
  const body = JSON.stringify(aSentLead({ message: 'Water in the basement.', page: '/contact' }))
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/api/leads`, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.once('end', () =>
        response.statusCode === 201 ? resolve() : reject(new Error(`a request got ${response.statusCode}`)),
      )
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

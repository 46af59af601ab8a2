import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { advisoryLocks } from '#platform/database/advisory-locks.ts'
import { databaseHome } from '#platform/embedded-postgres/database-home.ts'
import { openPlace } from '#platform/embedded-postgres/place.ts'
import { second } from '#platform/time.ts'
import { companyId } from '#domain/company/company.ts'
import { median } from './statistics.ts'
import type { Subject } from './subject.ts'
import type { Report } from './table.ts'
import { whole } from './units.ts'
import { companyChanged } from '#domain/company/company-events.ts'

const rounds = 9
const longest = 100
const longestWait = 10 * second

/** A change of what every page shows, until all pages are rendered again and the home page shows it. */
export async function measureRenderedAgain({ place, server }: Subject): Promise<Report> {
  const { connection } = await openPlace(databaseHome(place.dataDir).home)
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const times = []
    for (let round = 0; round < rounds; round++) {
      times.push(await change(client, server.url, `+1330555${String(1000 + round)}`))
      // Nobody changes the phone number twice in a second.
      await sleep(2 * second)
    }
    const ours = median(times.map(({ rendered }) => rendered))
    const first = times[0]?.rendered ?? Number.NaN
    return {
      rows: [
        {
          what: `all pages rendered again after a company fact changes, median of ${rounds}`,
          ours: `${whole(ours)} ms`,
          reference: `${longest} ms at most`,
          ratio: ours / longest,
          goal: { atMost: 1 },
        },
      ],
      notes: [
        `Pages after a change: the first time ${whole(first)} ms; from the commit until the home page shows it ` +
          `${whole(median(times.map(({ live }) => live)))} ms.`,
      ],
    }
  } finally {
    await client.end()
  }
}

async function change(client: pg.Client, url: string, phone: string) {
  await client.query('begin')
  // No relay of the server gives the same position meanwhile.
  await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.relay])
  const began = performance.now()
  await client.query(commit, [phone, companyChanged.name, companyId])
  await client.query('commit')
  while (!(await read(`${url}/`)).includes(phone)) {
    if (performance.now() - began > longestWait) throw new Error('the change did not reach the home page')
    await sleep(2)
  }
  const live = performance.now() - began
  const [, seconds] = /^pages_render_seconds (\S+)$/m.exec(await read(`${url}/metrics`)) ?? []
  return { live, rendered: Number(seconds) * second }
}

/** What a change commits, told to all nodes at once as the relay of the node that made it would. */
const commit = `
  with changed as (
    update company set facts = jsonb_set(facts, '{phone}', to_jsonb($1::text)), revision = revision + 1 returning revision),
  placed as (
    insert into event (name, subject, payload, at, position)
    select $2, $3::uuid, jsonb_build_object('company_id', $3::text, 'revision', revision), now(),
      (select coalesce(max(position), 0) + 1 from event)
    from changed returning position)
  select pg_notify('event', position::text) from placed`

function read(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece))
      response.once('end', () => resolve(text))
    })
    request.once('error', reject)
  })
}

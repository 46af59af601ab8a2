import { sql } from 'kysely'
import * as z from 'zod'
import { Signed } from '#domain/forms/answers/signed.ts'
import type { World } from '#platform/world.ts'
import { wording } from '#domain/forms/definition/wording.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { hiddenIn } from './sees-all.server.ts'
import type { SigningRequest } from './signing-request.ts'

type Viewer = { employee: Pick<SignedIn, 'id' | 'permissions'> }

const most = 100

/** The papers of these jobs that are out to be signed, or came back unsigned and nobody took them back yet; the last sent first. */
export async function listSigningRequests(
  world: World,
  viewer: Viewer,
  jobIds: readonly string[],
): Promise<SigningRequest[]> {
  const { db, now } = world
  const rows = await db
    .selectFrom('signing_request')
    .innerJoin('signing_link', 'signing_link.id', 'signing_request.link_id')
    .innerJoin('employee', 'employee.id', 'signing_link.made_by')
    .innerJoin('form_version', (join) =>
      join
        .onRef('form_version.slug', '=', 'signing_request.slug')
        .onRef('form_version.version', '=', 'signing_request.version'),
    )
    .select(['signing_request.id', 'signing_request.slug as form', 'signing_request.version'])
    .select(['signing_request.state', 'signing_request.signer', 'signing_request.link_id'])
    .select(['signing_request.job_id', 'signing_request.made_by', 'signing_request.body'])
    .select(['signing_request.settled_at', 'signing_request.name', 'signing_request.reason'])
    .select([
      'signing_link.channel',
      'signing_link.made_at',
      'signing_link.expires_at',
      'employee.name as by',
    ])
    .select(sql<unknown>`form_version.definition -> 'title'`.as('title'))
    .where('signing_request.job_id', 'in', jobIds)
    .where('signing_request.state', '<>', 'signed')
    .where('signing_request.taken_back_at', 'is', null)
    .orderBy('signing_link.made_at', 'desc')
    .orderBy('signing_request.nth')
    .limit(most)
    .execute()
  const seen = await Promise.all(
    rows.map(async ({ body, job_id, made_by, ...row }) => {
      const paper = { id: row.id, slug: row.form, version: row.version, job_id, made_by, body }
      return {
        ...row,
        signed_by: whoSigned(body),
        may_open: (await hiddenIn(world, viewer, paper)).length === 0,
      }
    }),
  )
  const closed = new Set(
    seen.flatMap(({ may_open, state, link_id }) => (state === 'open' && !may_open ? [link_id] : [])),
  )
  return seen.map(({ title, state, made_at, expires_at, settled_at, link_id, ...row }) => ({
    ...row,
    may_send: row.may_open && !closed.has(link_id),
    title: Title.parse(title),
    state: state === 'open' && expires_at <= now() ? 'expired' : state,
    made_at: made_at.toISOString(),
    expires_at: expires_at.toISOString(),
    settled_at: settled_at?.toISOString() ?? null,
  }))
}

const Body = z.object({ answers: z.record(z.string(), z.unknown()) })

/** Each name once. */
function whoSigned(body: string): string[] {
  const { answers } = Body.parse(JSON.parse(body))
  const signed = Object.values(answers).flatMap((answer) => Signed.safeParse(answer).data ?? [])
  return [...new Set(signed.filter(({ way }) => way !== 'declined').map(({ name }) => name))]
}

const Title = wording(200)

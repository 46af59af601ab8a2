import { newId } from '#platform/uuid.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import type { Stage } from '#domain/jobs/stages/stages.ts'
import { ask } from './crew.ts'
import type { Product } from './product.ts'

type Told = { name: string; phone: string; town: string } & Record<string, unknown>

/** A job of a call that the owner of this token took. */
export async function aJob(product: Pick<Product, 'origin'>, token: string, facts: Told): Promise<string> {
  const body = { id: newId(), facts: { loss_type: 'water', ...facts } }
  await ask(product, 'POST /api/jobs', { token, body })
  return body.id
}

/** A visit of a job that lasts all of today, and who makes it. */
export async function aVisitToday(
  product: Pick<Product, 'origin'>,
  token: string,
  { job, people = [] }: { job: string; people?: string[] },
) {
  const when = { on: companyDay(new Date()), from: '00:00', to: '23:59' }
  // Nobody has to hold a certification to make an estimate.
  const body = { id: newId(), kind: 'estimate', when, people }
  await ask(product, `POST /api/jobs/${job}/visits`, { token, body })
}

/** Puts a job on hold. */
export async function holdJob(
  product: Pick<Product, 'origin'>,
  token: string,
  { id, reason }: { id: string; reason: string },
) {
  const { revision } = await ask(product, `GET /api/jobs/${id}`, { token })
  await ask(product, `PUT /api/jobs/${id}/side`, { token, body: { side: 'on_hold', reason, revision } })
}

/** Moves a job, whatever its gates say. */
export async function moveJob(
  product: Pick<Product, 'origin'>,
  token: string,
  move: { id: string; stage: Stage },
) {
  const { revision } = await ask(product, `GET /api/jobs/${move.id}`, { token })
  const body = { stage: move.stage, revision, override: 'The crew is there already.' }
  await ask(product, `PUT /api/jobs/${move.id}/stage`, { token, body })
}

import { newId } from '#platform/uuid.ts'
import type { Stage } from '#domain/jobs/stages.ts'
import { ask } from './crew.ts'
import type { Product } from './product.ts'

type Told = { name: string; phone: string; town: string } & Record<string, unknown>

/** A job of a call that the owner of this token took. */
export async function aJob(product: Pick<Product, 'origin'>, token: string, facts: Told): Promise<string> {
  const body = { id: newId(), facts: { loss_type: 'water', ...facts } }
  await ask(product, 'POST /api/jobs', { token, body })
  return body.id
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

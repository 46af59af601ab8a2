import { isSameJson } from '#platform/same-json.ts'
import type { World } from '#platform/world.ts'
import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import { readFrozen } from '#domain/submissions/read-frozen.ts'
import type { NewSubmission } from '#domain/submissions/submission.ts'
import { doneAt } from '#domain/sync/sync.ts'

type Given = NewSubmission['answers']
type Sent = { form: FormDefinition; submission: NewSubmission; sentAt: Date }

/**
 * The answers of a paper that goes out, with what was signed, initialed and written in it timed by our clock: whoever signs next reads when
 * that was. What a fix brings along stays as it was signed, and what says that it was given by link has our time already.
 */
export async function timedByUs(world: World, { form, submission, sentAt }: Sent): Promise<Given> {
  const before = await answersBefore(world, submission.revises)
  const byHand = new Set(
    fieldsOf(form).flatMap(({ id, type }) =>
      type === 'signature' || type === 'initials' || type === 'handwriting' ? [id] : [],
    ),
  )
  const clocks = { sentAt, receivedAt: world.now() }
  return Object.fromEntries(
    Object.entries(submission.answers).map(([field, answer]) => {
      const isBrought = isSameJson(answer, before[field])
      return [field, byHand.has(field) && !isBrought ? timed(answer, clocks) : answer]
    }),
  )
}

function timed(answer: Given[string], clocks: Parameters<typeof doneAt>[1]): Given[string] {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer
  const { at } = answer
  return typeof at === 'string' ? { ...answer, at: doneAt(at, clocks).toISOString() } : answer
}

async function answersBefore({ db }: World, revises: string | null | undefined): Promise<Given> {
  if (!revises) return {}
  const row = await db.selectFrom('submission').select('body').where('id', '=', revises).executeTakeFirst()
  return row ? readFrozen(row.body).answers : {}
}

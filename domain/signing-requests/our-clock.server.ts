import * as z from 'zod'
import { isSameJson } from '#platform/same-json.ts'
import type { World } from '#platform/world.ts'
import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import { PaperSignature } from '#domain/submissions/paper-signature.ts'
import { readFrozen } from '#domain/submissions/read-frozen.ts'
import type { NewSubmission } from '#domain/submissions/submission.ts'
import { doneAt } from '#domain/sync/sync.ts'

type Given = NewSubmission['answers']
type Sent = { form: FormDefinition; submission: NewSubmission; sentAt: Date }

/**
 * The answers of a paper that goes out, with what was signed, initialed and written in it timed by our clock: whoever signs next reads when
 * that was. What a fix brings along was timed as its form was received, and what says that it was given by link has our time already.
 */
export async function timedByUs(world: World, { form, submission, sentAt }: Sent): Promise<Given> {
  const before = await readBefore(world, submission.revises)
  const byHand = new Set(
    fieldsOf(form).flatMap(({ id, type }) =>
      type === 'signature' || type === 'initials' || type === 'handwriting' ? [id] : [],
    ),
  )
  const clocks = { sentAt, receivedAt: world.now() }
  return Object.fromEntries(
    Object.entries(submission.answers).map(([field, answer]) => {
      if (!byHand.has(field)) return [field, answer]
      return [
        field,
        isSameJson(answer, before?.answers[field]) ? brought(field, answer, before) : timed(answer, clocks),
      ]
    }),
  )
}

function timed(answer: Given[string], clocks: Parameters<typeof doneAt>[1]): Given[string] {
  return atTime(answer, (at) => doneAt(at, clocks).toISOString())
}

/** A signature was signed when the row of its form says; nothing else later than that form was received. */
function brought(field: string, answer: Given[string], before: Before | null): Given[string] {
  if (!before) return answer
  const known = before.signatures.find((signature) => signature.field === field && !signature.by_link)
  const { receivedAt } = before
  return atTime(
    answer,
    (at) => known?.at ?? (Date.parse(at) > receivedAt.getTime() ? receivedAt.toISOString() : at),
  )
}

function atTime(answer: Given[string], ours: (at: string) => string): Given[string] {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer
  const { at } = answer
  return typeof at === 'string' ? { ...answer, at: ours(at) } : answer
}

type Before = { answers: Given; signatures: readonly PaperSignature[]; receivedAt: Date }
const Signatures = z.array(PaperSignature)

async function readBefore({ db }: World, revises: string | null | undefined): Promise<Before | null> {
  if (!revises) return null
  const row = await db
    .selectFrom('submission')
    .select(['body', 'signatures', 'received_at'])
    .where('id', '=', revises)
    .executeTakeFirst()
  if (!row) return null
  const { answers } = readFrozen(row.body)
  return { answers, signatures: Signatures.parse(row.signatures), receivedAt: row.received_at }
}

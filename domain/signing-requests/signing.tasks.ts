import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { lockTextBudget } from '#domain/alerts/text-budget.server.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { readRequestFacts } from '#domain/jobs/facts.server.ts'
import { lockJobItself } from '#domain/jobs/jobs.server.ts'
import { noteDocument } from '#domain/messages/brings.server.ts'
import { queueMessage } from '#domain/messages/queue.server.ts'
import { noteCopy } from '#domain/submissions/copies-given.server.ts'
import { copyWords } from '#domain/submissions/copy-words.ts'
import { readForPaper } from '#domain/submissions/list-submissions.server.ts'
import { getSignersPaper } from '#domain/submissions/paper/papers.flow.ts'
import { findCopyWish } from './requests.server.ts'

type Signed = { request_id: string; job_id: string; submission_id: string }

/** Emails whoever signed by link their copy, where they asked for it, once: to the address that the job has, under the usual limits. */
export async function emailSignersCopy(world: World, { request_id, job_id, submission_id }: Signed) {
  const wish = await findCopyWish(world, request_id)
  if (wish?.copy_to !== 'email') return
  await getSignersPaper(world, submission_id)
  const { title, language } = await readForPaper(world, submission_id)
  const { name } = await getCompany(world)
  const words = copyWords[language]({ title: title[language] ?? title.en, company: name })
  await inTransaction(world, async (world) => {
    const job = await lockJobItself(world, job_id)
    const facts = { ...job.facts, ...(await readRequestFacts(world, job_id)) }
    if (!facts.email) return
    await lockTextBudget(world)
    const message = { id: request_id, job_id, channel: 'email', to: facts.email, ...words } as const
    const isNew = await queueMessage(world, { side: job.side, facts, message, by: wish.made_by }).catch(
      gaveUp,
    )
    if (!isNew) return
    await noteDocument(world, { message_id: request_id, submission_id })
    await noteCopy(world, { submission_id, way: 'email', by: null })
  })
}

/** The job was merged meanwhile: the copy is behind the link. What is too much for now is tried again. */
function gaveUp(error: unknown) {
  if (error instanceof Refusal && error.status === 409) return false
  throw error
}

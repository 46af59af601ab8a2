import { hashContent } from '#platform/content-hash.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { fieldRefusal, Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { findJobInChat } from '#domain/chat/facts/told-facts.server.ts'
import { settleAlert } from '#domain/alerts/alerts.server.ts'
import { giveToMaker, lockToConvert } from '#domain/leads/convert.server.ts'
import { enterLead } from '#domain/leads/enter-lead.server.ts'
import { isLeadThere } from '#domain/leads/leads.server.ts'
import { isSeenBy } from '#domain/leads/visible.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { calledAt } from '#domain/sync/sync.ts'
import { addJob } from './add-job.server.ts'
import { employeeAt } from './employee-at.server.ts'
import { applied, datedFacts } from './facts.server.ts'
import { requireMayChange } from './facts/claims.ts'
import { JobFacts } from './facts/facts.ts'
import { serviceOfType } from './from-lead.ts'
import { readBeginning } from './from-request.server.ts'
import type { JobReceipt, NewJob } from './job.ts'
import { jobNotFound, type JobScope } from './jobs.server.ts'
import { allowCall } from './may-make.ts'

type Sent = NewJob & { sentAt: Date }

/**
 * Makes a job once: of a request that is there, or of a call, which gets a request of its own. The same id with the same content
 * gets the same answer.
 */
export function makeJob(
  world: World,
  viewer: Allowed<'intake.view'>,
  { sentAt, ...sent }: Sent,
): Promise<JobReceipt & { isNew: boolean }> {
  return inTransaction(world, async (world) => {
    const { employee } = viewer
    const content_hash = hashContent(sent)
    const known = await findMade(world, viewer, { id: sent.id, content_hash })
    if (known) return { ...known, isNew: false }
    const at = sent.at ? calledAt(sent.at, { sentAt, receivedAt: world.now() }) : world.now()
    const sentThen = { ...sent, received_at: at }
    const call = await ofCall(world, employee, sentThen)
    const beginning = call ?? (await ofRequest(world, viewer, sentThen))
    // Asked now that the request is whose it will be.
    requireMayChange(await employeeAt(world, employee, sent.id), sent.facts)
    const made = await addJob(world, viewer, { id: sent.id, content_hash, ...beginning })
    if (!made) return madeMeanwhile(world, viewer, { id: sent.id, content_hash })
    await settleAlert(world, sent.id, employee.id)
    return { ...made, isNew: true }
  })
}

/**
 * A request that a visitor sent: what it tells already is not asked again. Whose it becomes where it was nobody's is who makes the job.
 * Who may make none is refused as with an ID that is not there, unless they see the request.
 */
async function ofRequest(
  world: World,
  viewer: JobScope,
  { id, facts, received_at }: NewJob & { received_at: Date },
) {
  const { employee } = viewer
  const mayConvert = employee.permissions['leads.convert'] !== undefined
  if (!mayConvert && !(await isSeenBy(world, viewer, id))) allowCall(employee)
  await giveToMaker(world, await lockToConvert(world, employee, id), employee)
  const inChat = await findJobInChat(world, id)
  return readBeginning(world, { id, facts: datedFacts(facts, received_at), inChat })
}

/**
 * A call that someone takes has reached the customer: its request is entered with it, and is theirs if they may work on requests. Null
 * where there is a request, also one that was entered this very moment.
 */
async function ofCall(
  world: World,
  employee: SignedIn,
  { id, facts, received_at }: NewJob & { received_at: Date },
) {
  if (await isLeadThere(world, id)) return null
  const taker = allowCall(employee)
  const all = applied(JobFacts.parse({ channel: 'phone' }), datedFacts(facts, received_at))
  const { name, phone, town = '', text_consent = null, loss_type } = all
  if (name === undefined || phone === undefined) throw nameAndPhoneMissing()
  const service = serviceOfType(loss_type)
  const stage = await enterLead(world, taker, { id, name, phone, town, text_consent, service, received_at })
  if (stage === null) return null
  return { facts: all, received_at, contacted_at: stage === 'contacted' ? received_at : null, stage }
}

/** Someone made the job while this waited for its request. */
async function madeMeanwhile(world: World, viewer: JobScope, sent: Hashed) {
  const known = await findMade(world, viewer, sent)
  if (!known) throw jobDiffers()
  return { ...known, isNew: false }
}

type Hashed = { id: string; content_hash: string }

/** The job with this ID. It is not there for who neither made it nor sees it: without the right to take calls, no ID is. */
async function findMade(world: World, viewer: JobScope, sent: Hashed): Promise<JobReceipt | null> {
  const { employee } = viewer
  const job = await world.db
    .selectFrom('job')
    .select(['id', 'number', 'revision', 'content_hash', 'created_by'])
    .where('id', '=', sent.id)
    .executeTakeFirst()
  if (!job) return null
  const { content_hash, created_by, ...receipt } = job
  if (created_by !== employee.id && !(await isSeenBy(world, viewer, sent.id))) {
    allowCall(employee)
    throw jobNotFound()
  }
  if (content_hash !== sent.content_hash) throw jobDiffers()
  return receipt
}

function jobDiffers() {
  return new Refusal(409, 'job-differs', 'This request already has a job. Open it to change what is known.')
}

function nameAndPhoneMissing() {
  return fieldRefusal(['name', 'phone'], 'Enter the caller’s name and phone number.')
}

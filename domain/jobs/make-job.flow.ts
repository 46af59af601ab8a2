import { hashContent } from '#platform/content-hash.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { settleAlert } from '#domain/alerts/alerts.server.ts'
import { enterLead } from '#domain/leads/enter-lead.server.ts'
import { giveLead } from '#domain/leads/give.server.ts'
import { lockLead } from '#domain/leads/leads.server.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { allow, type Allowed } from '#domain/roles/allowed.ts'
import { doneAt } from '#domain/sync/sync.ts'
import { proposeCategory } from './category.server.ts'
import { applied, datedFacts } from './facts.server.ts'
import { claimNames, factNames, JobFacts } from './facts/facts.ts'
import { followWithLead } from './follow-with-lead.server.ts'
import { serviceOfType } from './from-lead.ts'
import { fillFromRequest } from './from-request.server.ts'
import type { JobReceipt, NewJob } from './job.ts'
import { insertJob, lockJob } from './jobs.server.ts'

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
    if (factNames.some((name) => sent.facts[name] !== undefined && claimNames.includes(name)))
      allow(employee, 'claims.edit')
    const content_hash = hashContent(sent)
    const known = await findMade(world, sent.id, content_hash)
    if (known) return { ...known, isNew: false }
    const at = sent.at ? doneAt(sent.at, { sentAt, receivedAt: world.now() }) : world.now()
    const request = (await hasLead(world, sent.id))
      ? await ofRequest(world, employee, { ...sent, received_at: at })
      : await ofCall(world, employee, { ...sent, received_at: at })
    const made = await insertJob(world, viewer, { id: sent.id, content_hash, ...request })
    if (!made) throw jobDiffers()
    await proposeCategory(world, viewer, { job_id: sent.id, facts: request.facts })
    const job = await lockJob(world, { employee, scope: 'all' }, sent.id)
    await followWithLead(world, job)
    await settleAlert(world, sent.id, employee.id)
    return { ...made, isNew: true }
  })
}

/** A request that a visitor sent: what it tells already is not asked again. Whose it becomes where it was nobody's is who makes the job. */
async function ofRequest(
  world: World,
  employee: SignedIn,
  { id, facts, received_at }: NewJob & { received_at: Date },
) {
  const lead = await lockLead(world, allow(employee, 'leads.convert'), id)
  if (lead.quarantined)
    throw new Refusal(
      409,
      'lead-quarantined',
      'This request is in quarantine. Release it before you make a job of it.',
    )
  const { id: me } = employee
  if (lead.assigned_to === null) await giveLead(world, { lead_id: id, from: null, to: me, by: me })
  return fillFromRequest(world, { id, facts: datedFacts(facts, received_at) })
}

/** A call that someone takes has reached the customer: its request is entered with it, and is theirs. */
async function ofCall(
  world: World,
  employee: SignedIn,
  { id, facts, received_at }: NewJob & { received_at: Date },
) {
  const taker = allow(employee, 'leads.create')
  allow(employee, 'intake.create')
  const all = applied(JobFacts.parse({ channel: 'phone' }), datedFacts(facts, received_at))
  const { name, phone, town = '', text_consent = false, loss_type } = all
  if (name === undefined || phone === undefined) throw nameAndPhoneMissing()
  const service = serviceOfType(loss_type)
  await enterLead(world, taker, { id, name, phone, town, text_consent, service, received_at })
  return { facts: all, received_at, contacted_at: received_at, stage: 'contacted' as const }
}

async function hasLead({ db }: World, id: string) {
  return (await db.selectFrom('lead').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

async function findMade({ db }: World, id: string, contentHash: string): Promise<JobReceipt | null> {
  const job = await db
    .selectFrom('job')
    .select(['id', 'number', 'revision', 'content_hash'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!job) return null
  const { content_hash, ...receipt } = job
  if (content_hash !== contentHash) throw jobDiffers()
  return receipt
}

function jobDiffers() {
  return new Refusal(409, 'job-differs', 'This request already has a job. Open it to change what is known.')
}

function nameAndPhoneMissing() {
  const sentence = 'Enter the caller’s name and phone number.'
  return new Refusal(422, 'bad-fields', sentence, { fields: { name: [sentence], phone: [sentence] } })
}

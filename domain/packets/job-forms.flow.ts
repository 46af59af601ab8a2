import type { World } from '#platform/world.ts'
import { lossTypeOf } from '#domain/jobs/facts/loss-types.ts'
import { keptFamily, readFamily } from '#domain/jobs/family.server.ts'
import { readPackets } from '#domain/jobs/set-up/set-up.server.ts'
import { isInCareOf } from '#domain/leads/visible.ts'
import { countNotDry, seesReadings } from '#domain/readings/dried/not-dry.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { listSigningRequests } from '#domain/signing-requests/requests-of-jobs.server.ts'
import { authorizationPrefix, dryingCertificate } from './gate-forms.ts'
import type { FormLock, JobForm, JobForms } from './job-forms.ts'
import { lossState } from './loss-state.ts'
import { newestForms, type NewestForm } from './newest-forms.server.ts'
import { packetOf } from './packet-of.ts'
import type { PacketForm } from './packets.ts'
import { readPapers, type Paper } from './papers.server.ts'
import { workStartOf } from './work-start-of.ts'

/**
 * Which forms a job needs by what was lost and by the state in which it was lost, where each of them stands, and what else was filled in
 * there. The state is that of the loss address, wherever the office is.
 */
export async function getJobForms(
  world: World,
  viewer: Allowed<'submissions.view'>,
  jobId: string,
): Promise<JobForms> {
  const { ids, facts } = await readFamily(world, viewer, jobId)
  const [packets, papers, signing, is_mine] = await Promise.all([
    readPackets(world),
    readPapers(world, ids, 'all'),
    listSigningRequests(world, viewer, ids),
    isInCareOf(world, viewer, jobId),
  ])
  const packet = packetOf(packets, lossTypeOf(facts.loss_type))
  const wanted = packet?.forms ?? []
  const state = lossState(facts)
  const forms = await newestForms(
    world,
    [...wanted, ...papers].map(({ form }) => form),
  )
  const isAsked = ({ form, states }: PacketForm) =>
    isFor(states, state) && isFor(forms.get(form)?.states ?? [], state)
  const asked = wanted.filter(isAsked)
  const others = papers.filter(({ form }) => asked.every((each) => each.form !== form))
  const lock = await findLock(world, viewer, jobId)
  const show = (each: Pick<PacketForm, 'form'> & Partial<PacketForm>) =>
    shownForm(each, { forms, papers, lock })
  return {
    packet: packet && { key: packet.key, title: packet.title },
    state,
    has_authorization: packet === null || asked.some(({ form }) => form.startsWith(authorizationPrefix)),
    forms: asked.flatMap(show),
    others: others.map(({ form }) => ({ form })).flatMap(show),
    signing,
    start: workStartOf(papers, state),
    is_mine,
  }
}

/** Where the state isn't known, what only some have is not asked for. */
function isFor(states: readonly string[], state: string | null) {
  return states.length === 0 || (state !== null && states.includes(state))
}

type Known = { forms: ReadonlyMap<string, NewestForm>; papers: readonly Paper[]; lock: FormLock | null }

/** Nothing of a form that nobody published, or that is no longer offered and was not filled in here. */
function shownForm(
  {
    form,
    is_optional = true,
    before_work = false,
    fills_from = null,
  }: Pick<PacketForm, 'form'> & Partial<PacketForm>,
  { forms, papers, lock }: Known,
): JobForm[] {
  const newest = forms.get(form)
  if (!newest) return []
  const { version, title, signers, is_retired } = newest
  const paper = papers.find((each) => each.form === form)
  if (is_retired && !paper) return []
  const latest = paper ? latestOf(paper) : null
  const isLocked = form === dryingCertificate
  return [
    {
      form,
      version,
      title,
      is_optional,
      before_work,
      fills_from,
      signers,
      latest,
      count: paper?.count ?? 0,
      lock: isLocked ? lock : null,
    },
  ]
}

function latestOf({ id, state, reason, at, by, signatures, offered_at, copies }: Paper): JobForm['latest'] {
  return { id, state, reason, at, by, signatures, offered_at, copies }
}

/** Points that are not dry, in all of the job that is kept, are counted for who sees the readings. */
async function findLock(
  world: World,
  viewer: Allowed<'submissions.view'>,
  jobId: string,
): Promise<FormLock | null> {
  const family = await keptFamily(world, jobId)
  const { above, unread } = await countNotDry(world, family)
  if (above + unread === 0) return null
  const isTold = await seesReadings(world, viewer, family[0])
  return isTold ? { why: 'not_dry', above, unread } : { why: 'not_dry', above: null, unread: null }
}

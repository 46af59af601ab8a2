import type { World } from '#platform/world.ts'
import { crewOf, findWhoDid, takenOff, whoChanged } from '#domain/visits/crew.server.ts'
import {
  visitCanceled,
  visitChanged,
  visitMadeBefore,
  visitPlanned,
  visitRestored,
} from '#domain/visits/visit-events.ts'
import { visitNotice, type VisitNews } from './notice.ts'
import { notifyAwake } from './push.tasks.ts'
import { returnNotice, spendNotice } from './visit-notices.server.ts'

type About = { job_id: string; visit_id: string }
type Changed = About & {
  people: string[]
  added?: string[] | undefined
  removed?: string[] | undefined
  changed: string[]
}
type MadeBefore = About & { made_of: string }
type News = { event: string; what: VisitNews }
type Told = { person: string; what: VisitNews }

/** Tells everyone who goes on their devices that they do, except whoever planned it, under the rules of an assignment. */
export function notifyPlanned(world: World, visit: About): Promise<void> {
  return tellCrew(world, visit, { event: visitPlanned.name, what: 'sent' })
}

/**
 * Of a change, people hear that they go now or do not go any more, or that the visit has another time. The rest is in the portal. Each
 * hears one of these, so all are told at once.
 */
export async function notifyChanged(world: World, visit: Changed): Promise<void> {
  const { people, added = [], removed = [], changed } = visit
  const asked = { ...visit, event: visitChanged.name }
  const [crew, gone] = await Promise.all([
    crewOf(world, { ...asked, isCanceled: false }),
    takenOff(world, asked, removed),
  ])
  const isMoved = (person: string) => changed.includes('when') && people.includes(person)
  await tellEach(world, asked, [
    ...crew.filter((person) => added.includes(person)).map((person) => ({ person, what: 'sent' as const })),
    ...crew
      .filter((person) => !added.includes(person) && isMoved(person))
      .map((person) => ({ person, what: 'moved' as const })),
    ...gone.map((person) => ({ person, what: 'removed' as const })),
  ])
}

export function notifyCanceled(world: World, visit: About): Promise<void> {
  return tellCrew(world, visit, { event: visitCanceled.name, what: 'canceled' })
}

export function notifyRestored(world: World, visit: About): Promise<void> {
  return tellCrew(world, visit, { event: visitRestored.name, what: 'sent' })
}

/** Whoever changed the visit and whoever goes there by that change hear that it was made already. */
export async function notifyMadeBefore(world: World, { job_id, visit_id, made_of }: MadeBefore) {
  const told = await whoChanged(world, { job_id, visit_id, made_of })
  await tellEach(
    world,
    { job_id, visit_id, event: visitMadeBefore.name },
    told.map((person) => ({ person, what: 'made' as const })),
  )
}

async function tellCrew(world: World, { job_id, visit_id }: About, { event, what }: News) {
  const crew = await crewOf(world, { job_id, visit_id, event, isCanceled: what === 'canceled' })
  await tellEach(
    world,
    { job_id, visit_id, event },
    crew.map((person) => ({ person, what })),
  )
}

/**
 * One whose device refuses it holds nobody else up, and is not tried again where others were told: they would be told twice. The visit
 * is in the portal either way. Nor is anyone woken for each of a hundred changes.
 */
async function tellEach(world: World, about: About & { event: string }, told: readonly Told[]) {
  if (told.length === 0) return
  const { visit_id } = about
  const changed_by = await findWhoDid(world, about)
  const outcomes = await Promise.allSettled(
    told.map((each) => tellOne(world, about, { ...each, changed_by })),
  )
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed && outcomes.every(({ status }) => status === 'rejected')) throw failed.reason
  if (failed) world.log.warn({ visit: visit_id }, 'someone could not be told of a visit')
}

type One = Told & { changed_by: string | null }

async function tellOne(world: World, { job_id, visit_id }: About, { person, what, changed_by }: One) {
  const notice = await spendNotice(world, { person, changed_by })
  if (!notice) return
  try {
    await notifyAwake(world, person, (language) => visitNotice({ job_id, visit_id, what }, language))
  } catch (error) {
    await returnNotice(world, notice)
    throw error
  }
}

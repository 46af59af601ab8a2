import type { HappenedEvent } from '#platform/events/events.ts'
import type { Signal } from '#platform/signals/signals.ts'
import type { World } from '#platform/world.ts'
import { assigneesOfChats } from '#domain/chat/chat-readers.server.ts'
import { jobUnmerged } from '#domain/jobs/job-events.ts'
import { keptJobsOf } from '#domain/jobs/kept-jobs.server.ts'
import { ownersOfLeads } from '#domain/leads/lead-views.server.ts'
import { crewsSentBefore } from '#domain/visits/crew.server.ts'
import { visitCanceled } from '#domain/visits/visit-events.ts'
import { readFromOf, readIntoOf } from './event-from.server.ts'
import {
  dependsOnOwner,
  isLeft,
  isOfChat,
  isOfJob,
  type AddressedEvent,
  type AddressedSignal,
} from './audience.ts'
import { signalKinds } from './signal-kinds.ts'

/** Adds to each event whose record it is about. However many they are, the database is asked once. */
export async function addressEvents(
  world: World,
  events: readonly HappenedEvent[],
): Promise<AddressedEvent[]> {
  const leftFiles = await readIntoOf(
    world,
    events.filter(({ name }) => name === jobUnmerged.name),
  )
  const kept = await keptJobsOf(world, [...subjectsOf(events.filter(isOfJob)), ...leftFiles.values()])
  const owned = [...subjectsOf(events.filter(dependsOnOwner)), ...leftFiles.values()].flatMap((id) => [
    id,
    kept.get(id) ?? id,
  ])
  const owners = await ownersOfLeads(world, [...new Set(owned)])
  const chatting = await assigneesOfChats(world, subjectsOf(events.filter(isOfChat)))
  const canceled = events.filter(({ name }) => name === visitCanceled.name)
  const crews = await crewsSentBefore(world, canceled)
  const losers = await readFromOf(world, events.filter(isLeft))
  return events.map((event) => {
    const subject = event.subject ?? ''
    const seeing = owners.get(subject) ?? []
    const job = leftFiles.get(event.position) ?? subject
    const keptJob = isOfJob(event) ? (kept.get(job) ?? job) : subject
    // Whoever works at the job that this one was merged into sees its records there, and saw them there until an undo.
    const seeingKept = keptJob === subject ? [] : (owners.get(keptJob) ?? [])
    const inChat = isOfChat(event) ? chatting.get(subject) : undefined
    // Whoever was to go must hear of it too, and may see the job no longer.
    const sent = canceled.includes(event) ? (crews.get(subject) ?? []) : []
    const loser = losers.get(event.position)
    return {
      ...event,
      kept: keptJob === subject ? null : keptJob,
      owners: [...seeing, ...seeingKept, ...(inChat ? [inChat] : []), ...sent, ...(loser ? [loser] : [])],
    }
  })
}

/** Adds to a signal who sees the conversation that it is of as one of their own. */
export async function addressSignal(world: World, signal: Signal): Promise<AddressedSignal> {
  if (signalKinds[signal.kind]?.of !== 'chat') return { ...signal, owners: [] }
  const [owners, chatting] = await Promise.all([
    ownersOfLeads(world, [signal.about]),
    assigneesOfChats(world, [signal.about]),
  ])
  return { ...signal, owners: [...(owners.get(signal.about) ?? []), ...chatting.values()] }
}

function subjectsOf(events: readonly HappenedEvent[]) {
  return [...new Set(events.flatMap(({ subject }) => subject ?? []))]
}

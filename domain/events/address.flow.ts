import type { HappenedEvent } from '#platform/events/events.ts'
import type { Signal } from '#platform/signals/signals.ts'
import type { World } from '#platform/world.ts'
import { assigneesOfChats, leavings } from '#domain/chat/chat-readers.server.ts'
import { leadAssigned } from '#domain/leads/lead-events.ts'
import { ownersOfLeads } from '#domain/leads/lead-views.server.ts'
import { crewsSentBefore } from '#domain/visits/crew.server.ts'
import { visitCanceled } from '#domain/visits/visit-events.ts'
import { readFromOf } from './event-from.server.ts'
import { dependsOnOwner, isOfChat, type AddressedEvent, type AddressedSignal } from './audience.ts'

/** Adds to each event whose record it is about. However many they are, the database is asked once. */
export async function addressEvents(
  world: World,
  events: readonly HappenedEvent[],
): Promise<AddressedEvent[]> {
  const owners = await ownersOfLeads(world, subjectsOf(events.filter(dependsOnOwner)))
  const chatting = await assigneesOfChats(world, subjectsOf(events.filter(isOfChat)))
  const canceled = events.filter(({ name }) => name === visitCanceled.name)
  const crews = await crewsSentBefore(world, canceled)
  const losers = await readFromOf(world, events, [leadAssigned.name, ...leavings])
  return events.map((event) => {
    const subject = event.subject ?? ''
    const seeing = owners.get(subject) ?? []
    const inChat = isOfChat(event) ? chatting.get(subject) : undefined
    // Whoever was to go must hear of it too, and may see the job no longer.
    const sent = canceled.includes(event) ? (crews.get(subject) ?? []) : []
    const loser = losers.get(event.position)
    return {
      ...event,
      owners: [...seeing, ...(inChat ? [inChat] : []), ...sent, ...(loser ? [loser] : [])],
    }
  })
}

/** Adds to a signal of a conversation who sees it as one of their own. */
export async function addressSignal(world: World, signal: Signal): Promise<AddressedSignal> {
  const [owners, chatting] = await Promise.all([
    ownersOfLeads(world, [signal.about]),
    assigneesOfChats(world, [signal.about]),
  ])
  return { ...signal, owners: [...(owners.get(signal.about) ?? []), ...chatting.values()] }
}

function subjectsOf(events: readonly HappenedEvent[]) {
  return [...new Set(events.flatMap(({ subject }) => subject ?? []))]
}

import type { HappenedEvent } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'
import { whoLost } from '#domain/leads/give.server.ts'
import { ownersOfLeads } from '#domain/leads/lead-views.server.ts'
import { crewsSentBefore } from '#domain/visits/crew.server.ts'
import { visitCanceled } from '#domain/visits/visit-events.ts'
import { dependsOnOwner, type AddressedEvent } from './audience.ts'

/** Adds to each event whose record it is about. However many they are, the database is asked once. */
export async function addressEvents(
  world: World,
  events: readonly HappenedEvent[],
): Promise<AddressedEvent[]> {
  const ids = events.flatMap((event) => (event.subject && dependsOnOwner(event) ? [event.subject] : []))
  const owners = await ownersOfLeads(world, [...new Set(ids)])
  const canceled = events.filter(({ name }) => name === visitCanceled.name)
  const crews = await crewsSentBefore(world, canceled)
  const losers = await whoLost(world, events)
  return events.map((event) => {
    const seeing = owners.get(event.subject ?? '') ?? []
    // Whoever was to go must hear of it too, and may see the job no longer.
    const sent = canceled.includes(event) ? (crews.get(event.subject ?? '') ?? []) : []
    const lost = losers.get(event.position) ?? []
    return { ...event, owners: [...seeing, ...sent, ...lost] }
  })
}

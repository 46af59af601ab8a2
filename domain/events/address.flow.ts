import type { HappenedEvent } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'
import { ownersOfLeads } from '#domain/leads/lead-views.server.ts'
import { dependsOnOwner, type AddressedEvent } from './audience.ts'

/** Adds to each event whose record it is about. However many they are, the database is asked once. */
export async function addressEvents(
  world: World,
  events: readonly HappenedEvent[],
): Promise<AddressedEvent[]> {
  const ids = events.flatMap((event) => (event.subject && dependsOnOwner(event) ? [event.subject] : []))
  const owners = await ownersOfLeads(world, [...new Set(ids)])
  return events.map((event) => ({ ...event, owners: owners.get(event.subject ?? '') ?? [] }))
}

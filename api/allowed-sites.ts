import { second } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { getSettings } from '#domain/chat/settings/settings.server.ts'

/** Every node follows a change within this time. */
const askedEvery = 5 * second

/** Which other websites may read what the chat is answered: those of the server, and those that the company set. */
export function openAllowedSites(world: World, fixed: readonly string[]) {
  let known: { at: number; origins: Promise<readonly string[]> } | undefined

  function setByCompany() {
    const now = world.now().getTime()
    if (known && now - known.at < askedEvery) return known.origins
    const origins = getSettings(world).then(({ sites }) => sites.origins)
    known = { at: now, origins }
    // What failed is asked again by whoever comes next.
    origins.catch(() => (known = undefined))
    return origins
  }

  return async function isAllowed(origin: string) {
    if (origin === world.publicUrl) return false
    return fixed.includes(origin) || (await setByCompany()).includes(origin)
  }
}

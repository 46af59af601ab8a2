import type * as z from 'zod'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { getPreferences } from '#domain/preferences/preferences.server.ts'
import type { Session } from '#domain/sessions/sessions.server.ts'
import { signatureSetAt } from '#domain/signatures/signatures.server.ts'
import { getOneself } from './oneself.server.ts'
import type { Profile } from './profile.ts'

/** What the signed-in person's profile shows, all of one moment. */
export function readProfile(world: World, session: Session): Promise<z.output<typeof Profile>> {
  const { id, roles } = session.employee
  return inTransaction(world, async (world) => ({
    ...(await getOneself(world, session)),
    roles,
    signature_set_at: (await signatureSetAt(world, id))?.toISOString() ?? null,
    preferences: await getPreferences(world, id),
  }))
}

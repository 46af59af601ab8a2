import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { getCompany } from '#domain/company/company.server.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { holdSession, type Session } from '#domain/sessions/sessions.server.ts'
import { forgetShownFactors, markProven } from '#domain/sessions/step-up.server.ts'
import { beginApp, confirmApp } from './app.server.ts'
import type { NewApp, NewPasskey, PasskeyOffer } from './factor.ts'
import { removeApp, removePasskey, renewRecoveryCodes } from './factors.server.ts'
import { keepPasskey, offerPasskey, readPasskey } from './passkeys.server.ts'

/** What a set-up comes to: the session is proven by it. Recovery codes come with the first factor alone. */
type SetUp = { recovery_codes: string[]; user: SignedIn }

/** A new secret for an app, under the company's name. */
export async function offerApp(world: World, session: Session): Promise<NewApp> {
  return beginApp(world, session, (await getCompany(world)).name)
}

/** What a browser needs to make a passkey, under the company's name. */
export async function offerKey(world: World, session: Session): Promise<PasskeyOffer> {
  return offerPasskey(world, session, (await getCompany(world)).name)
}

export function setUpApp(world: World, session: Session, code: string): Promise<SetUp> {
  return whileOpen(world, session, async (world) => ({
    recovery_codes: await confirmApp(world, session, code),
    user: await markProven(world, session),
  }))
}

/** Sending the same passkey twice adds nothing and proves nothing. */
export async function setUpPasskey(world: World, session: Session, made: NewPasskey): Promise<SetUp> {
  const passkey = await readPasskey(world, session, made)
  if (!passkey) return { recovery_codes: [], user: session.employee }
  return whileOpen(world, session, async (world) => ({
    recovery_codes: await keepPasskey(world, passkey),
    user: await markProven(world, session),
  }))
}

export function takeAppAway(world: World, session: Session): Promise<void> {
  return whileOpen(world, session, async (world) => {
    const { id } = session.employee
    if (!(await removeApp(world, id))) await forgetShownFactors(world, id)
  })
}

export function takePasskeyAway(world: World, session: Session, passkeyId: string): Promise<void> {
  return whileOpen(world, session, async (world) => {
    const { id } = session.employee
    if (!(await removePasskey(world, id, passkeyId))) await forgetShownFactors(world, id)
  })
}

export function renewCodes(world: World, session: Session): Promise<string[]> {
  return whileOpen(world, session, (world) => renewRecoveryCodes(world, session.employee.id))
}

/** What a session changes about factors, it changes while it is open: nothing that it adds outlives it. */
function whileOpen<T>(world: World, session: Session, work: (world: World) => Promise<T>): Promise<T> {
  return inTransaction(world, async (world) => {
    await holdSession(world, session)
    return work(world)
  })
}

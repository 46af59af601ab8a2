import { closeStore, eraseStore } from '../device/person-store.ts'
import { forgetDevice } from '../push/stored-device.ts'
import { lockDevice } from '../store/device-lock.ts'
import { isErasing, noteErasing } from './erasing.ts'
import { forgetSignOut, noteSignOut, tokenHashOf } from './late-sign-outs.ts'
import { logOut } from './session-api.ts'
import { forgetUser } from './stored-user.ts'
import { discardToken, storedToken } from './token-store.ts'

/**
 * Tells the server that the session of this page ends. Where it cannot be reached the hash of the token stays, which ends the session
 * at the next start of a page. From here on this browser gets no messages.
 */
export async function tellSignOut() {
  const token = storedToken()
  void forgetDevice()
  if (token === null) return
  const isTold = logOut().then(
    () => true,
    () => false,
  )
  const tokenHash = await tokenHashOf(token)
  if (!tokenHash) return
  noteSignOut(tokenHash)
  void isTold.then((isTold) => isTold && forgetSignOut(tokenHash))
}

/** What was read goes first: where that fails, the token stays and the server says the same again when the portal starts. */
export async function discard(isErased: boolean) {
  if (isErased) {
    noteErasing()
    void forgetDevice()
  }
  const isRemoved = !isErased || (await eraseStore())
  // The session of another tab goes on with its person and their keys.
  if (isRemoved && !discardToken()) return
  forgetUser()
  await lockHere()
  // Until it knew, another tab may have stored what it read.
  if (isErased) await eraseStore()
}

/** Nothing more is sent, stored or readable here before their person is signed in again. */
async function lockHere() {
  await Promise.all([closeStore(), lockDevice()])
}

/** Another tab has discarded the token. What this one stored after that tab had erased the device goes too. */
export async function discardHere() {
  await lockHere()
  if (isErasing()) await eraseStore()
}

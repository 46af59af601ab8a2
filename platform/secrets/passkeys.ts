import { randomBytes } from 'node:crypto'
import type { World } from '#platform/world.ts'

/** A stored passkey. Many devices don't count uses and stay at zero. */
export type KnownKey = { id: string; publicKey: Uint8Array<ArrayBuffer>; counter: number }

type Credential = { id: string; type: 'public-key' }
export type Made = Credential & { response: { clientDataJSON: string; attestationObject: string } }
export type Shown = Credential & {
  response: { clientDataJSON: string; authenticatorData: string; signature: string }
}

/** The algorithms that every device has one of: EdDSA, ES256, RS256. */
export const passkeyAlgorithms = [-8, -7, -257] as const

export function newChallenge(): string {
  return randomBytes(32).toString('base64url')
}

/** The host that passkeys belong to, and the origin that alone may use them. */
export function ownSite({ publicUrl }: Pick<World, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl)
  return { rpId: hostname, origin }
}

/** The key that was made for the challenge, or null where it was made for something else or cannot be read. */
export async function readMadeKey(world: World, made: Made, challenge: string): Promise<KnownKey | null> {
  const { verifyRegistrationResponse } = await webauthn()
  const { rpId, origin } = ownSite(world)
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...made, rawId: made.id, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: false,
    })
    if (!verified || !registrationInfo) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return { id, publicKey, counter }
  } catch {
    // Whatever a browser can send wrong is thrown, with what it sent in the words: nothing for a log.
    return null
  }
}

/** The new counter, where the key signed the challenge; null where it did not, or counted backwards like a copy would. */
export async function readShownKey(
  world: World,
  { key, shown, challenge }: { key: KnownKey; shown: Shown; challenge: string },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webauthn()
  const { rpId, origin } = ownSite(world)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...shown, rawId: shown.id, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: key,
      requireUserVerification: false,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

/** Few requests need it, and it is large. */
function webauthn() {
  return import('@simplewebauthn/server')
}

import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** The proof for a challenge, solved by the library: what our own solver in the browser has to come to as well. */
export async function aProof(challenge: string): Promise<string> {
  const solution = await solveChallenge({
    challenge: JSON.parse(Buffer.from(challenge, 'base64').toString()),
    deriveKey,
  })
  return `${challenge}.${solution?.counter}.${solution?.derivedKey}`
}

import { createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod'
import { minute } from '#platform/time.ts'

/** How long a challenge may be answered. */
export const challengeLife = 10 * minute

/** What a proof turned out to be. A solved one still has to be spent, since it is worth something only once. */
export type Proof = { kind: 'none' } | { kind: 'wrong' } | { kind: 'solved'; id: string; until: Date }

// Well under a second for a browser, which has to try one number after the other; a check costs no more than one such try.
const algorithm = 'PBKDF2/SHA-256'
const cost = 1000
const fewestTries = 500
const mostTries = 1000

const longest = 1000

const hex = z.string().regex(/^[0-9a-f]+$/)
const Challenge = z.object({
  parameters: z.object({
    algorithm: z.literal(algorithm),
    cost: z.literal(cost),
    data: z.object({ until: z.int() }),
    keyLength: z.int(),
    keyPrefix: hex,
    nonce: hex,
    salt: hex,
  }),
  signature: hex,
})

/** A riddle that takes some work to solve, as a text that only we can make. */
export async function makeChallenge(secret: Buffer, now: Date, tries = randomInt(mostTries, fewestTries)) {
  const challenge = await createChallenge({
    algorithm,
    cost,
    counter: tries,
    // The library would measure its own expiry by the clock of the machine, not by the world's.
    data: { until: now.getTime() + challengeLife },
    deriveKey,
    hmacSignatureSecret: signingKey(secret),
  })
  return Buffer.from(JSON.stringify(challenge)).toString('base64')
}

/** Reads `challenge.counter.key`. One that is right but late counts as none: a phone may sleep for an hour. */
export async function checkProof(secret: Buffer, sent: unknown, now: Date): Promise<Proof> {
  if (sent === undefined) return { kind: 'none' }
  if (typeof sent !== 'string' || sent.length > longest) return { kind: 'wrong' }
  const [text = '', counter = '', derivedKey = ''] = sent.split('.')
  const challenge = readChallenge(text)
  if (!challenge) return { kind: 'wrong' }

  const { verified } = await verifySolution({
    challenge,
    solution: { counter: Number(counter), derivedKey },
    deriveKey,
    hmacSignatureSecret: signingKey(secret),
  })
  if (!verified) return { kind: 'wrong' }
  const { nonce, data } = challenge.parameters
  if (data.until <= now.getTime()) return { kind: 'none' }
  return { kind: 'solved', id: nonce, until: new Date(data.until) }
}

function readChallenge(text: string) {
  try {
    return Challenge.safeParse(JSON.parse(Buffer.from(text, 'base64').toString())).data
  } catch {
    return undefined
  }
}

function signingKey(secret: Buffer) {
  return createHmac('sha256', secret).update('proof-of-work').digest('hex')
}

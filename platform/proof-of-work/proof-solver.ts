import { minute } from '../time.ts'

// Runs in any browser.

/** The header in which an address answers with a challenge. */
export const challengeHeader = 'Proof-Challenge'

type Challenge = {
  parameters: { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string }
}
type Work = { begun: number; id?: string; proof: Promise<string | undefined> }

/** A little less than a challenge lives. */
const freshFor = 9 * minute
const mostTries = 10_000
const atOnce = 4

/** Solves a challenge of the address in the background; nothing where the browser cannot, or the network does not. */
export function openProof(address: string) {
  let work: Work | undefined

  function begin() {
    if (!work || Date.now() - work.begun > freshFor) work = { begun: Date.now(), proof: solveFrom(address) }
    return work
  }

  return {
    begin,
    /**
     * The proof, if it is there already: without one a request for help is as welcome, so it waits for nothing. It is good for this
     * id only, which may be sent again with it.
     */
    async ifReady(id: string) {
      if (!work || (work.id && work.id !== id)) return undefined
      work.id = id
      return Promise.race([work.proof, Promise.resolve(undefined)])
    },
  }
}

async function solveFrom(address: string) {
  try {
    // Lib.dom promises it, but a page on plain http has none.
    const subtle: SubtleCrypto | undefined = crypto.subtle
    if (!subtle) return undefined
    const answer = await fetch(address, { method: 'HEAD' })
    const challenge = answer.headers.get(challengeHeader)
    return challenge ? await solve(subtle, challenge) : undefined
  } catch {
    return undefined
  }
}

/** Tries one number after another. The browser derives the keys off the main thread, which is never blocked. */
async function solve(subtle: SubtleCrypto, challenge: string) {
  const { parameters }: Challenge = JSON.parse(atob(challenge))
  const { nonce, salt, cost, keyLength, keyPrefix } = parameters
  const rules = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: cost }

  async function keyOf(counter: number) {
    const password = bytesOf(nonce + counter.toString(16).padStart(8, '0'))
    const key = await subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
    return hexOf(await subtle.deriveBits(rules, key, keyLength * 8))
  }

  for (let first = 0; first < mostTries; first += atOnce) {
    const keys = await Promise.all(Array.from({ length: atOnce }, (_, index) => keyOf(first + index)))
    const found = keys.findIndex((key) => key.startsWith(keyPrefix))
    if (found >= 0) return `${challenge}.${first + found}.${keys[found]}`
  }
  return undefined
}

function bytesOf(hex: string) {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

function hexOf(bytes: ArrayBuffer) {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

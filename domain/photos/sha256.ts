import { nativeSha256 } from './native-sha256.ts'

const primes = firstPrimes(64)
const roundConstants = primes.map((prime) => fraction(Math.cbrt(prime)))
const startState = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

/** SHA-256 in lower-case hexadecimal; by the browser where the page is served by https, by hand elsewhere. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>) {
  return (await nativeSha256(bytes)) ?? sha256ByHand(bytes)
}

export function sha256ByHand(bytes: Uint8Array) {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n)

  const state = Int32Array.from(startState)
  const schedule = new Int32Array(64)
  for (let offset = 0; offset < padded.length; offset += 64) {
    for (let i = 0; i < 16; i++) schedule[i] = view.getInt32(offset + 4 * i)
    mixBlock(state, schedule)
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

function mixBlock(state: Int32Array, schedule: Int32Array) {
  for (let i = 16; i < 64; i++) {
    const [w2 = 0, w7 = 0, w15 = 0, w16 = 0] = [2, 7, 15, 16].map((back) => schedule[i - back])
    schedule[i] =
      w16 + (turn(w15, 7) ^ turn(w15, 18) ^ (w15 >>> 3)) + w7 + (turn(w2, 17) ^ turn(w2, 19) ^ (w2 >>> 10))
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const word = (schedule[i] ?? 0) + (roundConstants[i] ?? 0)
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + word) | 0
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + word
}

function turn(word: number, by: number) {
  return (word >>> by) | (word << (32 - by))
}

/** The first 32 bits behind the point. */
function fraction(value: number) {
  return ((value % 1) * 2 ** 32) | 0
}

function firstPrimes(count: number) {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime)) primes.push(n)
  return primes
}

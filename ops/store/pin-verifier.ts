import * as z from 'zod'

/** What tells whether a PIN is the right one, and not what it is. */
export const PinVerifier = z.object({ salt: z.string(), iterations: z.int(), hash: z.string() })
export type PinVerifier = z.output<typeof PinVerifier>

/** About a third of a second on a phone of five years ago. */
const iterations = 600_000

export async function pinVerifier(pin: string): Promise<PinVerifier> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return { salt: base64(salt), iterations, hash: await hashOf(pin, salt, iterations) }
}

export async function isRightPin(pin: string, { salt, iterations, hash }: PinVerifier): Promise<boolean> {
  return (await hashOf(pin, bytesOf(salt), iterations)) === hash
}

async function hashOf(pin: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ])
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256)
  return base64(new Uint8Array(bits))
}

function base64(bytes: Uint8Array) {
  return btoa(String.fromCharCode(...bytes))
}

function bytesOf(text: string) {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
}

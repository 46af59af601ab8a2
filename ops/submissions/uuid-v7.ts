/**
 * An id that a device can make without asking. Of `getRandomValues`, because `randomUUID` needs a secure page, and a
 * portal that is reached by a plain address in the office is none.
 */
export function uuidV7(now: number, random: Uint8Array = crypto.getRandomValues(new Uint8Array(10))) {
  const time = now.toString(16).padStart(12, '0')
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = ((Number.parseInt(hex.slice(4, 5), 16) & 0x3) | 0x8).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(1, 4)}-${variant}${hex.slice(5, 8)}-${hex.slice(8)}`
}

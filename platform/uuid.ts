/**
 * A new UUID of version 7: milliseconds first, so that rows lie in the order of their making. Runs in any browser;
 * `crypto.randomUUID` would need a page served by https.
 */
export function newId(now = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, at) =>
    // The variant stands in the two highest bits.
    (at === 8 ? (byte & 63) | 128 : byte).toString(16).padStart(2, '0'),
  ).join('')
  const time = now.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(13, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** SHA-256 in lower-case hexadecimal, by the browser; null on plain http, where it has none. */
export async function nativeSha256(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  // Lib.dom promises it, but a page on plain http has none.
  const subtle: SubtleCrypto | undefined = crypto.subtle
  if (!subtle) return null
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

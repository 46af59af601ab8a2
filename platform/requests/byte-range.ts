export type ByteRange = { from: number; to: number }

/**
 * The one range of bytes that a `Range` header asks for, as in RFC 9110 section 14; `to` is included. Null where all bytes are
 * to be sent, as for several ranges at once; 'none' where there is nothing in the range.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'none' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') return rangeOf(Math.max(0, size - Number(last)), size - 1, size)
  if (last !== '' && Number(last) < Number(first)) return null
  return rangeOf(Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1), size)
}

function rangeOf(from: number, to: number, size: number): ByteRange | 'none' {
  return from < size && from <= to ? { from, to } : 'none'
}

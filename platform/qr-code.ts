import { encode } from 'uqr'

/** A code that cameras read, as one path on a square of this size: each run of dark modules is a bar. */
export function qrCode(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  return { size, path: data.flatMap(barsOf).join('') }
}

function barsOf(row: readonly boolean[], y: number) {
  const text = row.map((isDark) => (isDark ? '1' : '0')).join('')
  return Array.from(
    text.matchAll(/1+/g),
    ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
  )
}

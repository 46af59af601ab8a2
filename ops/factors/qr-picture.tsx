import { encode } from 'uqr'

/** Dark on light in every theme: cameras want it so. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 shrink-0 bg-white fill-black"
    >
      <path d={data.flatMap(rowPath).join('')} />
    </svg>
  )
}

/** Each run of dark modules as one bar. */
function rowPath(row: boolean[], y: number) {
  const text = row.map((isDark) => (isDark ? '1' : '0')).join('')
  return Array.from(
    text.matchAll(/1+/g),
    ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
  )
}

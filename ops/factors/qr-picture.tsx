import { qrCode } from '#platform/qr-code.ts'

/** Dark on light in every theme: cameras want it so. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { path, size } = qrCode(text)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 shrink-0 bg-white fill-black"
    >
      <path d={path} />
    </svg>
  )
}

import type { Plan } from '#domain/sketch/plan.ts'

type BackdropProps = { jobId: string; background: Plan['background'] }

/** A photo or a scan behind the plan, paler than what is drawn. */
export function Backdrop({ jobId, background }: BackdropProps) {
  if (!background) return null
  const { photo_id, x, y, width } = background
  return <image href={`/api/jobs/${jobId}/photos/${photo_id}`} x={x} y={y} width={width} opacity={0.45} />
}

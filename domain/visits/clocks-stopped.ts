import { stageOnSite } from '#domain/jobs/stages/visited.ts'
import type { VisitKind } from './visit-kinds.ts'

/** The clocks of its job that a visit of a kind stops, the first one in front. Work starts with a mitigation. */
export function clocksStoppedBy(kind: VisitKind) {
  return kind === 'mitigation' ? ([stageOnSite, 'started'] as const) : ([stageOnSite] as const)
}

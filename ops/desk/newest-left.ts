type Left = { finished: { left: { at: Date } } | null }

/** The visit that was left last. */
export function newestLeft<One extends Left>(stops: readonly One[]): One | null {
  return stops.reduce<One | null>((newest, stop) => (timeOf(stop) > timeOf(newest) ? stop : newest), null)
}

function timeOf(stop: Left | null) {
  return stop?.finished?.left.at.getTime() ?? 0
}

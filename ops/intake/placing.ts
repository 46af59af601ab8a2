/** The calendar of today, with the job to be placed. */
export function placing(id: string) {
  return { view: 'calendar', plan: id } as const
}

/** The calendar on the day of a visit, with the visit to be moved. */
export function movingVisit({ id, on }: { id: string; on: string }) {
  return { view: 'calendar', day: on, visit: id } as const
}

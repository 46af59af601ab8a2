/** The calendar of today, with the job to be placed. */
export function placing(id: string) {
  return { view: 'calendar', plan: id } as const
}

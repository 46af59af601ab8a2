import type { Alerts } from '#domain/alerts/alert.ts'

type Shown = { is_happening_now: boolean }

/** As the board groups them: the first row is the one that is called next. Within a group the order stays. */
export function happeningFirst<T extends Shown>(open: readonly T[]): T[] {
  return [...open.filter(isNow), ...open.filter((alert) => !isNow(alert))]
}

/** The groups of the board that have rows, with how many there are of each, also of those that are not shown. */
export function groupsOf<T extends Shown>(
  { unclaimed, happening_now }: Pick<Alerts, 'unclaimed' | 'happening_now'>,
  shown: readonly T[],
) {
  const others = shown.filter((alert) => !isNow(alert))
  const now = shown.filter(isNow)
  const groups = [
    { name: 'Happening now', rows: now, count: happening_now, isUrgent: true },
    {
      name: now.length > 0 ? 'Everything else' : 'Unclaimed',
      rows: others,
      count: unclaimed - happening_now,
      isUrgent: false,
    },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

function isNow({ is_happening_now }: Shown) {
  return is_happening_now
}

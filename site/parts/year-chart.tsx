import type { Season } from '#content/areas/story.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** What to expect when: a strip of twelve months for each kind of trouble, said in words beside it. */
export function YearChart({ year }: { year: readonly Season[] }) {
  return (
    <ul className="year">
      {year.map((season) => (
        <li key={season.what} data-kind={season.kind}>
          <span>{season.what}</span>
          <small>{spanWords(season)}</small>
          <svg viewBox="0 0 12 1" preserveAspectRatio="none" aria-hidden="true">
            <path d={stripOf(season)} />
          </svg>
        </li>
      ))}
    </ul>
  )
}

function spanWords({ from, to }: Season) {
  const [first, last] = [months[from - 1], months[to - 1]]
  return first === last ? first : `${first}–${last}`
}

/** Over the turn of the year a season is two bars. */
function stripOf({ from, to }: Season) {
  if (from <= to) return bar(from, to)
  return bar(1, to) + bar(from, 12)
}

function bar(from: number, to: number) {
  return `M${from - 1} 0H${to}V1H${from - 1}z`
}

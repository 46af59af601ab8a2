import { useDryingFileWords } from '../../words/use-drying-file-words.ts'

const most = { wide: 6, narrow: 3 } as const

type Columns = { isAll: boolean; isWide: boolean }

/** Which visits stand in the tables: the last ones, and on a desktop the first one, which says from where it came. */
export function columnsShown(
  count: number,
  { isAll, isWide, chosen }: Columns & { chosen: number },
): number[] {
  const all = Array.from({ length: count }, (_, nth) => nth)
  const place = isWide ? most.wide : most.narrow
  if (isAll || count <= place) return all
  const last = all.slice(isWide ? 1 - place : -place)
  const shown = isWide ? [0, ...last] : last
  return all.filter((nth) => shown.includes(nth) || nth === chosen)
}

type MoreProps = Columns & { count: number; onAll: (isAll: boolean) => void }

export function MoreVisits({ count, isAll, isWide, onAll }: MoreProps) {
  const words = useDryingFileWords()
  const hidden = count - (isWide ? most.wide : most.narrow)
  if (hidden <= 0) return null
  return (
    <button
      type="button"
      className="min-h-11 px-1 font-semibold underline decoration-2 underline-offset-4"
      onClick={() => onAll(!isAll)}
    >
      {isAll ? words.fewerVisits : words.earlierVisits(hidden)}
    </button>
  )
}

import { dispositions } from '#domain/contents/contents-choices.ts'
import { contentsTotals } from '#domain/contents/contents-figures.ts'
import type { ContentsItem } from '#domain/contents/contents-item.ts'
import { centsWords } from '#domain/money/cents.ts'
import { useContentsWords } from '../../words/use-contents-words.ts'

/** What all of it comes to, and what becomes of how much. */
export function ContentsTotals({ items }: { items: readonly ContentsItem[] }) {
  const words = useContentsWords()
  const totals = contentsTotals(items)
  return (
    <section aria-label={words.totals} className="border-t-2 border-ink pt-3">
      <h3 className="text-xl uppercase">{words.totals}</h3>
      <dl className="mt-1 divide-y divide-line tabular-nums">
        <Figure label={words.cost} value={centsWords(totals.replacement)} />
        <Figure label={words.value} value={centsWords(totals.actual)} />
        <Figure label={words.items(totals.items)} value={words.pieces(totals.pieces)} isSmall />
        {dispositions.map((each) => (
          <Figure key={each} label={words.dispositions[each]} value={String(totals.counts[each])} isSmall />
        ))}
        {totals.undecided > 0 && <Figure label={words.undecided} value={String(totals.undecided)} isSmall />}
      </dl>
      {totals.unvalued > 0 && (
        <p className="mt-2 border-l-3 border-gold bg-gold-wash px-3 py-2 text-sm">
          {[totals.unpriced > 0 && words.unpriced(totals.unpriced), words.unvalued(totals.unvalued)]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
    </section>
  )
}

type FigureProps = { label: string; value: string; isSmall?: boolean }

function Figure({ label, value, isSmall = false }: FigureProps) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${isSmall ? 'py-1.5' : 'py-2.5'}`}>
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd className={`shrink-0 font-display leading-none ${isSmall ? 'text-xl' : 'text-2xl'}`}>{value}</dd>
    </div>
  )
}

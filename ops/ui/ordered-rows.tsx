import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { button } from './button.ts'

type OrderedRowsProps<Row> = {
  /** Of the fact; the fields are called `name.0.part`. */
  name: string
  title: string
  hint: string
  noun: string
  rows: readonly Row[]
  /** Left out where their number is fixed. */
  growth?: { blank: Row; most: number }
  /** Which field has the focus after a row was added. */
  firstPart?: string
  /** Rows that do not begin with the label of a field: the buttons stand at their top. */
  isTop?: boolean
  onChange: (rows: Row[]) => void
  children: (row: Row, index: number) => ReactNode
}

/** Rows that can be put in another order, and where they may, added and removed. The keyboard follows its row. */
export function OrderedRows<Row>({
  name,
  title,
  hint,
  noun,
  rows,
  growth,
  firstPart = '',
  isTop = false,
  onChange,
  children,
}: OrderedRowsProps<Row>) {
  const [news, setNews] = useState('')
  const isFull = growth !== undefined && rows.length >= growth.most

  function move(from: number, to: number) {
    const row = rows[from]
    if (!row || to < 0 || to >= rows.length) return
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, row))
    setNews(`Moved. The ${noun} is now ${to + 1} of ${rows.length}.`)
    focusSoon(`${name}-${to}-${to < from ? 'up' : 'down'}`)
  }

  function remove(at: number) {
    onChange(rows.toSpliced(at, 1))
    setNews(`The ${noun} was removed.`)
    focusSoon(rows.length > 1 ? `${name}-${Math.min(at, rows.length - 2)}-remove` : `${name}-add`)
  }

  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{title}</legend>
      <p className="text-sm text-muted">{hint}</p>
      <p role="status" className="sr-only">
        {news}
      </p>
      <ol className="mt-2">
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the rows have no other name, and keep no state
          <li key={index} className="border-b border-line py-3">
            <fieldset className="flex min-w-0 flex-wrap items-start gap-x-3 gap-y-2">
              <legend className="sr-only">{`${noun} ${index + 1}`}</legend>
              <div className="min-w-[min(100%,16rem)] flex-1">{children(row, index)}</div>
              <div className={`flex ${isTop ? '' : 'sm:pt-6'}`}>
                <button
                  id={`${name}-${index}-up`}
                  type="button"
                  aria-label={`Move ${noun} ${index + 1} up`}
                  aria-disabled={index === 0}
                  className={iconButton}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUp aria-hidden className="size-5" />
                </button>
                <button
                  id={`${name}-${index}-down`}
                  type="button"
                  aria-label={`Move ${noun} ${index + 1} down`}
                  aria-disabled={index === rows.length - 1}
                  className={iconButton}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDown aria-hidden className="size-5" />
                </button>
                {growth && (
                  <button
                    id={`${name}-${index}-remove`}
                    type="button"
                    aria-label={`Remove ${noun} ${index + 1}`}
                    className={iconButton}
                    onClick={() => remove(index)}
                  >
                    <Trash2 aria-hidden className="size-5" />
                  </button>
                )}
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      {growth && (
        <button
          id={`${name}-add`}
          type="button"
          className={`mt-3 ${button('plain')}`}
          aria-disabled={isFull}
          onClick={() => {
            if (isFull) return
            onChange([...rows, growth.blank])
            focusSoon(null, `[name="${name}.${rows.length}.${firstPart}"]`)
          }}
        >
          <Plus aria-hidden className="size-5" />
          {isFull ? `You can add up to ${growth.most}` : `Add ${noun}`}
        </button>
      )}
    </fieldset>
  )
}

function focusSoon(id: string | null, selector = `#${id}`) {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())
}

const iconButton =
  'grid size-12 place-content-center rounded-sm text-muted hover:not-aria-disabled:bg-wash hover:not-aria-disabled:text-ink aria-disabled:opacity-40'

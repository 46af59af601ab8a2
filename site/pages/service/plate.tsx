import type { ReactNode } from 'react'

/** One numbered part of the sheet: its title stands in the margin, `body` beside it. */
export type Plate = {
  readonly id: string
  readonly title: string
  /** How the index names it, where the title is too long for a line. */
  readonly short?: string
  /** A line below the title, in the margin. */
  readonly note?: string
  readonly tone?: 'sheet' | 'ink'
  readonly body: ReactNode
}

export function PlateSection({ id, title, note, tone, body }: Plate) {
  return (
    <section id={id} className={tone ? `plate ${tone}` : 'plate'}>
      <div className="wrap">
        <header>
          <h2>{title}</h2>
          {note && <p>{note}</p>}
        </header>
        <div>{body}</div>
      </div>
    </section>
  )
}

/** What is on the sheet, by number. */
export function SheetIndex({ plates }: { plates: readonly Plate[] }) {
  return (
    <nav className="sheet-index" aria-label="On this page">
      <ol>
        <li>
          <a href="#now">Do this now</a>
        </li>
        {plates.map(({ id, title, short }) => (
          <li key={id}>
            <a href={`#${id}`}>{short ?? title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

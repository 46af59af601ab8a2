import type { ReactNode } from 'react'

/** One subject of a service, folded under its title. */
export type Plate = {
  readonly id: string
  readonly title: string
  /** One line on what is inside. */
  readonly note?: string
  readonly tone?: 'sheet' | 'ink'
  /** Helps with a first step, and so stands among them. */
  readonly isFirst?: true
  readonly body: ReactNode
}

/** A link to its address opens it, for the address is that of what lies inside. */
export function PlateFold({ id, title, note, tone, body }: Plate) {
  return (
    <details className="fold">
      <summary>
        <h3>{title}</h3>
        {note && <span>{note}</span>}
      </summary>
      <div id={id} className={tone === 'ink' ? 'plate ink' : 'plate'}>
        {body}
      </div>
    </details>
  )
}

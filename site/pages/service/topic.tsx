import type { ReactNode } from 'react'

/** One subject of a service, folded under its title. */
export type Topic = {
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
export function TopicFold({ id, title, note, tone, body }: Topic) {
  return (
    <details className="fold">
      <summary>
        <h3>{title}</h3>
        {note && <span>{note}</span>}
      </summary>
      <div id={id} className={tone === 'ink' ? 'topic ink' : 'topic'}>
        {body}
      </div>
    </details>
  )
}

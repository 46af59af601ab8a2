import type { ReactNode } from 'react'
import type { Part } from '#content/guides/guide.ts'

type Point = readonly [x: number, y: number]

/** The numbers of a drawing; what they stand for is told in the list beside it. */
export function Marks({ at }: { at: readonly Point[] }) {
  return at.map(([x, y], i) => (
    <g key={`${x} ${y}`} className="no">
      <circle cx={x} cy={y} r="11" />
      <text x={x} y={y + 5}>
        {i + 1}
      </text>
    </g>
  ))
}

/** A drawing and its key, as on a map. The key says everything that the drawing shows. */
export function KeyedFigure({
  drawing,
  parts,
}: {
  drawing: ReactNode
  parts: readonly (Part & { id?: string })[]
}) {
  return (
    <div className="keyed">
      {drawing}
      <ol className="key">
        {parts.map(({ id, title, text }) => (
          <li key={title} id={id}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Short parts side by side. */
export function Parts({ parts }: { parts: readonly (Part & { id?: string })[] }) {
  return (
    <div className="parts">
      {parts.map(({ id, title, text }) => (
        <div key={title} id={id}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  )
}

type Row = { readonly id?: string; readonly title: string; readonly texts: readonly string[] }

/** Lines of a table that stack on a phone. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="rows">
      {rows.map(({ id, title, texts }) => (
        <div key={title} id={id}>
          <dt>{title}</dt>
          {texts.map((text) => (
            <dd key={text}>{text}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

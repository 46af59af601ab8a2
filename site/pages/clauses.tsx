import type { ReactNode } from 'react'

/** A numbered part of a legal text, and what it comes down to in plain words. */
export type Clause = {
  readonly id: string
  readonly title: string
  readonly plain: string
  readonly text: ReactNode
}

export function Clauses({ clauses }: { clauses: readonly Clause[] }) {
  return clauses.map(({ id, title, plain, text }) => (
    <section className="clause" id={id} key={id}>
      <h3>{title}</h3>
      <p className="plain">{plain}</p>
      <div className="text">{text}</div>
    </section>
  ))
}

export function Contents({ clauses }: { clauses: readonly Clause[] }) {
  return (
    <ol>
      {clauses.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  )
}

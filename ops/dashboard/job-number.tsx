import { Link } from '@tanstack/react-router'
import type { JobFigure } from '#domain/figures/job-figure.ts'
import { figureLink, toneOf } from './figure-link.tsx'
import { countWords } from './words.ts'

type JobNumberProps = { figure: JobFigure; of: string; className?: string }

/** A number of jobs that opens their list. `of` says what is counted, for who hears the number alone. */
export function JobNumber({ figure: { count, filter }, of, className = '' }: JobNumberProps) {
  return (
    <Link
      to="/ops/intake"
      search={{ view: 'list', ...filter }}
      className={`${figureLink} ${toneOf(count)} ${className}`}
    >
      {countWords(count)}
      <span className="sr-only"> {of}</span>
    </Link>
  )
}

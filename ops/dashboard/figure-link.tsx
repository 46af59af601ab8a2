import { Link } from '@tanstack/react-router'
import type { LeadFigure, PeopleFigure } from '#domain/figures/figure.ts'
import { countWords } from './words.ts'

/** A number that opens what it counts. */
export const figureLink =
  'tabular-nums underline decoration-line decoration-2 underline-offset-4 transition-colors duration-150 hover:decoration-gold'

/** A zero is muted. */
export function toneOf(count: number) {
  return count === 0 ? 'text-muted' : ''
}

type LeadNumberProps = { figure: LeadFigure; of: string; className?: string }

/** `of` says what is counted, for who hears the number alone. */
export function LeadNumber({ figure: { count, filter }, of, className = '' }: LeadNumberProps) {
  return (
    <Link to="/ops/submissions" search={filter} className={`${figureLink} ${toneOf(count)} ${className}`}>
      {countWords(count)}
      <span className="sr-only"> {of}</span>
    </Link>
  )
}

type PeopleNumberProps = { figure: PeopleFigure; of: string; className?: string }

export function PeopleNumber({ figure: { count, filter }, of, className = '' }: PeopleNumberProps) {
  return (
    <Link to="/ops/employees" search={filter} className={`${figureLink} ${toneOf(count)} ${className}`}>
      {countWords(count)}
      <span className="sr-only"> {of}</span>
    </Link>
  )
}

import { Link } from '@tanstack/react-router'
import type { Board } from '#domain/jobs/board/board.ts'
import { useIntakeWords } from '../../words/use-intake-words.ts'
import { boardFilterOf, type IntakeSearch } from '../search.ts'

type EndedProps = { ended: Board['ended']; search: IntakeSearch }

/** What is no longer on the board: each number leads to its list. */
export function Ended({ ended: { since, closed, lost, referred_out }, search }: EndedProps) {
  const words = useIntakeWords().board.ended
  const all: IntakeSearch = { ...boardFilterOf(search), view: 'list', since }
  const shown = [
    { link: words.closed(closed), search: { ...all, stage: 'closed' as const } },
    { link: words.lost(lost), search: { ...all, side: 'lost' as const } },
    { link: words.referred(referred_out), search: { ...all, side: 'referred_out' as const } },
  ]
  return (
    <p className="py-2 text-[0.8125rem] text-muted">
      {shown.map(({ link, search }, nth) => (
        <span key={link}>
          {nth > 0 && ', '}
          <Link
            to="/ops/intake"
            search={search}
            className="tabular-nums underline decoration-line underline-offset-2 hover:text-ink max-lg:inline-block max-lg:py-2"
          >
            {link}
          </Link>
        </span>
      ))}
      {words.since}
    </p>
  )
}

import { Link } from '@tanstack/react-router'
import { button } from '../../ui/button.ts'
import { Notice } from '../../ui/notice.tsx'
import { useJobWords } from '../../words/use-job-words.ts'
import { useMergingWords } from '../../words/use-merging-words.ts'

/** In place of a merged job whose visit the person makes: the way to the one that it belongs to now. */
export function JobMoved({ to: { id, number } }: { to: { id: string; number: string } }) {
  const { now: words } = useJobWords()
  const merging = useMergingWords()
  return (
    <Notice title={words.merged(number)}>
      <p>{merging.goesThere}</p>
      <Link to="/ops/intake/$id" params={{ id }} className={`mt-3 min-h-12 ${button('gold')}`}>
        {words.open(number)}
      </Link>
    </Notice>
  )
}

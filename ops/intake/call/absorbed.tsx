import { problemOf } from '../../problem.ts'
import { Notice } from '../../ui/notice.tsx'
import { useFirstWords } from '../../words/words.tsx'
import { useCall } from './call-context.ts'
import type { Absorbing } from './use-absorbing.ts'

/** Where what was saved before could not be merged by itself, it is offered in one tap. */
export function Absorbed({ absorbing: { isFailed, error, merge } }: { absorbing: Absorbing }) {
  const { words } = useCall()
  const { problems } = useFirstWords()
  if (!isFailed) return null
  return (
    <div className="mb-4">
      <Notice title={words.absorbing.failed}>
        <p>{problemOf(error, problems).detail}</p>
        <button
          type="button"
          className="min-h-11 font-semibold underline decoration-gold decoration-2 underline-offset-4"
          onClick={merge}
        >
          {words.absorbing.merge}
        </button>
      </Notice>
    </div>
  )
}

import type { LocalNumber } from '#domain/numbers/local-number.ts'
import { button } from '../ui/button.ts'
import { notifyProblem } from '../ui/notify.ts'
import { withdrawNumber } from './numbers-api.ts'
import { nextOf, useNumberChange } from './use-number-change.ts'

/** A number that turned out wrong leaves the website at once, also before anyone knows the right one. */
export function WithdrawButton({ number }: { number: LocalNumber }) {
  const withdraw = useNumberChange({
    change: () => withdrawNumber(number).catch(tell),
    done: `${number.operator} taken off the website.`,
    undo: nextOf(number),
  })
  return (
    <button
      type="button"
      className={button('quiet')}
      aria-disabled={withdraw.isPending}
      onClick={() => withdraw.isPending || withdraw.mutate()}
    >
      {withdraw.isPending ? 'One moment...' : 'Take off the website'}
      <span className="sr-only">: {number.operator}</span>
    </button>
  )
}

function tell(error: unknown): never {
  notifyProblem(error)
  throw error
}

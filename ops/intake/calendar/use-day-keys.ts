import { useNavigate } from '@tanstack/react-router'
import { daysLater } from '#domain/company/local-time.ts'
import type { KeyWords } from '../../keys/key-words.ts'
import { useRecordKeys } from '../../keys/record-keys.ts'

/** What the keys of every list do here. */
export const calendarKeyWords: readonly KeyWords[] = [
  { keys: ['j', '→'], between: 'or', does: 'Next visit, or next time that fits' },
  { keys: ['k', '←'], between: 'or', does: 'Previous visit, or previous time that fits' },
  { keys: ['Enter'], does: 'Choose the visit, or place it at the time' },
  { keys: ['Esc'], does: 'Stop placing the visit' },
]

/**
 * The keys of the day: to others, and to what stands under the keyboard, or to the job that is chosen beside the day. Arrows, Enter and
 * Escape are those of every list.
 */
export function useDayKeys(on: string, today: string, armChosen?: () => void) {
  const navigate = useNavigate()
  const step = (by: 1 | -1) => {
    const day = daysLater(on, by)
    void navigate({ to: '.', search: (old) => ({ ...old, day: day === today ? undefined : day }) })
  }
  useRecordKeys('day', [
    { key: '[', does: 'Previous day', act: () => step(-1) },
    { key: ']', does: 'Next day', act: () => step(1) },
    {
      key: 'a',
      does: 'Choose the visit to place it',
      act() {
        const visit = document.activeElement?.closest<HTMLElement>('[data-visit]')
        if (visit) visit.click()
        else armChosen?.()
      },
    },
  ])
}

/** The stops of the keyboard in the plan of a day. */
export const planRows = '[data-plan] [data-row]'

/** From a visit to the next one, from a time that fits to the next one, or from a day to the next one. */
export function stepAlong(by: 1 | -1) {
  const days = document.activeElement?.closest('[data-days]')?.querySelectorAll('a')
  const stops = [...(days ?? document.querySelectorAll<HTMLElement>(planRows))]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  stops[at === -1 ? 0 : Math.max(0, Math.min(at + by, stops.length - 1))]?.focus()
}

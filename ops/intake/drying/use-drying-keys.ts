import type { KeyWords } from '../../keys/key-words.ts'
import { useListKeys } from '../../keys/list-keys.ts'
import { useRecordKeys } from '../../keys/record-keys.ts'

type Acts = { print: () => void; step: (by: 1 | -1) => void }

const words: readonly KeyWords[] = [
  { keys: ['j', '↓'], between: 'or', does: 'Next point' },
  { keys: ['k', '↑'], between: 'or', does: 'Previous point' },
  { keys: ['l', '→'], between: 'or', does: 'Next visit' },
  { keys: ['h', '←'], between: 'or', does: 'Previous visit' },
  { keys: ['Enter'], does: 'Open the history of the point' },
  { keys: ['Esc'], does: 'Close' },
]

/** The keys of the log: along its points and visits, to a working, and to paper. */
export function useDryingKeys({ print, step }: Acts) {
  useListKeys({ noun: 'point', across: step, rows: '[data-point] [data-row]', words })
  useRecordKeys('drying log', [
    { key: '[', does: 'Previous visit', act: () => step(-1) },
    { key: ']', does: 'Next visit', act: () => step(1) },
    { key: 'w', does: 'Show the working of a figure', act: openWorking },
    { key: 'p', does: 'Print the drying log', act: print },
  ])
}

/** Of the figure that has the keyboard, else of the first one in the part of the screen where the keyboard is. */
function openWorking() {
  const here = document.activeElement
  const part = here?.closest('section') ?? document
  const figure =
    here?.closest<HTMLElement>('[data-figure]') ?? part.querySelector<HTMLElement>('[data-figure]')
  figure?.click()
}

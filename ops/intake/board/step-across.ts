import { acrossFrom } from './across.ts'

/** Moves the keyboard to the row beside the one it is on, or beside the one that is open. */
export function stepAcross(by: 1 | -1, chosen: string | undefined) {
  const columns = [...document.querySelectorAll('[data-column]')].map((column) =>
    [...column.querySelectorAll<HTMLElement>('[data-row]')].map((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return { id: row.dataset['row'] ?? '', y: (top + bottom) / 2 }
    }),
  )
  const active = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']
  const id = acrossFrom(columns, active ?? chosen ?? '', by)
  if (id) document.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus()
}

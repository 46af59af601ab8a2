import type { Strokes } from '#look/ink/ink-strokes.ts'
import { isSameName } from '#domain/forms/signing/same-name.ts'
import { openSheet } from './sign-ink.ts'

/** What each decision asks for: worked out where the page was made, so that no condition is read here. */
export type Plan = {
  decisions: Record<string, string>
  inks: { id: string; needed: boolean }[]
  signatures: string[]
}
type Unsigned =
  | 'read'
  | 'decision'
  | 'statement'
  | 'notice'
  | 'initials'
  | 'name'
  | 'signs_as'
  | 'ink'
  | 'agrees'
  | 'copy'
/** What was read to its end. */
export type HasRead = { text: boolean; notice: boolean }
export type SignWords = Record<Unsigned | 'failed' | 'changed' | 'sending', string>
export type Lacking = { what: Unsigned; at: string }

/** How far someone has come with a paper: all of it is read from the page. */
export function openState(form: HTMLFormElement, onInk: () => void) {
  const plans: Plan[] = JSON.parse(form.dataset['plans'] ?? '[]')
  const all = <Found extends HTMLElement = HTMLElement>(selector: string) => [
    ...form.querySelectorAll<Found>(selector),
  ]
  const one = <Found extends HTMLElement = HTMLElement>(selector: string) =>
    form.querySelector<Found>(selector)
  const boxes = all('[data-ink]').map((box) => [box.dataset['ink'] ?? '', openSheet(box, onInk)] as const)
  const sheets = new Map(boxes)
  const inkOf = (id: string) => sheets.get(id)?.read() ?? null
  const typedOf = (id: string) => one<HTMLInputElement>(`[data-initials="${id}"]`)?.value.trim() ?? ''
  const chosen = (field: string) => one<HTMLInputElement>(`input[name="${field}"]:checked`)?.value ?? ''
  const name = () => one<HTMLInputElement>('#name')?.value.trim() ?? ''
  /** Somebody else than the paper names signs it. */
  const isOther = () => {
    const expected = one('[data-capacity]')?.dataset['capacity']
    return expected !== undefined && name().length >= 2 && !isSameName(name(), expected)
  }
  const agreed = () => one<HTMLInputElement>('[name="agrees"]:checked')

  function decisions(): Record<string, string> {
    const made = all<HTMLInputElement>('[data-decision]:checked')
    return Object.fromEntries(made.map(({ dataset, value }) => [dataset['decision'] ?? '', value]))
  }

  function plan() {
    const made = decisions()
    return plans.find((each) =>
      Object.entries(each.decisions).every(([field, value]) => made[field] === value),
    )
  }

  /** The first of what is still to do, in the order of the page. */
  function lacking(hasRead: HasRead): Lacking | null {
    if (!hasRead.text) return { what: 'read', at: 'read' }
    const now = plan()
    if (!now) {
      const made = decisions()
      const open = all('[data-decision]').find(({ dataset }) => !made[dataset['decision'] ?? ''])
      return { what: 'decision', at: open?.dataset['decision'] ?? '' }
    }
    const missing = now.inks.find(({ id, needed }) => needed && !inkOf(id) && !typedOf(id))
    const isInitials = missing && one(`[data-ink="${missing.id}"]`)?.dataset['kind'] === 'initials'
    if (missing && !isInitials) return { what: 'statement', at: missing.id }
    const noticed = one('[data-notice-read]')?.closest<HTMLElement>('[data-part]')?.dataset['part']
    if (noticed && !hasRead.notice && now.inks.some(({ id }) => id === noticed))
      return { what: 'notice', at: noticed }
    if (missing) return { what: 'initials', at: missing.id }
    if (name().length < 2) return { what: 'name', at: 'signature' }
    if (isOther() && !chosen('signs_as')) return { what: 'signs_as', at: 'signature' }
    const [signature = ''] = now.signatures
    if (chosen('way') === 'drawn' && !inkOf(signature)) return { what: 'ink', at: 'signature' }
    if (!agreed()) return { what: 'agrees', at: 'signature' }
    return chosen('copy_to') ? null : { what: 'copy', at: 'signature' }
  }

  /** What is sent of it; null while something is to be decided. */
  function signed() {
    const now = plan()
    if (!now) return null
    const way = chosen('way')
    const { decisions, inks: written, signatures } = now
    // Whoever signs twice on one paper draws once.
    const [first = ''] = signatures
    const drawn = way === 'drawn' ? signatures.map((id) => [id, inkOf(id) ?? inkOf(first)] as const) : []
    const inks = [...written.map(({ id }) => [id, inkOf(id)] as const), ...drawn].filter(([, ink]) => ink)
    const typed = Object.fromEntries(
      written.flatMap(({ id }) => (typedOf(id) && !inkOf(id) ? [[id, typedOf(id)]] : [])),
    )
    const consent = Number(agreed()?.value)
    const as = isOther() ? { signs_as: chosen('signs_as') } : {}
    const given = { decisions, inks: Object.fromEntries(inks), typed, way, consent, ...as }
    return { ...given, copy_to: chosen('copy_to') }
  }

  function drawn() {
    return new Map(boxes.map(([field, sheet]) => [field, sheet.drawn()]))
  }

  function restore(strokes: ReadonlyMap<string, Strokes>) {
    for (const [field, each] of strokes) sheets.get(field)?.restore(each)
  }

  return { drawn, restore, all, one, chosen, name, isOther, plan, lacking, signed }
}

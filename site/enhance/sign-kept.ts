import type { Strokes } from '#look/ink/ink-strokes.ts'
import type { HasRead } from './sign-state.ts'
import { forget, forTheTab, readStored, store } from './storage.ts'

/** How far someone had come with a paper: `typed` by the ID of its field, `checked` by name and value, `drawn` by field. */
type Kept = {
  hasRead: HasRead
  typed: Readonly<Record<string, string>>
  checked: readonly string[]
  drawn: ReadonlyMap<string, Strokes>
}

/** A reload loses nothing of it. It stays in this tab, until the paper is signed or declined. */
export function keepSigning(form: HTMLFormElement, so: Pick<Kept, 'hasRead' | 'drawn'>) {
  const typed = textsOf(form).map(({ id, value }) => [id, value])
  const checked = boxesOf(form).flatMap((box) => (box.checked ? [nameOf(box)] : []))
  const { text: hasRead, notice: hasReadNotice } = so.hasRead
  const kept = { hasRead, hasReadNotice, typed: Object.fromEntries(typed), checked, drawn: [...so.drawn] }
  store(forTheTab, keyOf(form), { shown: form.dataset['shown'], ...kept })
}

/** Puts back what was typed and chosen, and answers with the rest; undefined where nothing is, or the paper has changed since. */
export function restoreSigning(form: HTMLFormElement): Pick<Kept, 'hasRead' | 'drawn'> | undefined {
  const { shown, hasRead, hasReadNotice, typed, checked, drawn } = readStored(forTheTab, keyOf(form)) ?? {}
  if (shown !== form.dataset['shown'] || typeof typed !== 'object' || !Array.isArray(checked))
    return undefined
  const texts = new Map<string, unknown>(Object.entries(typed ?? {}))
  for (const field of textsOf(form)) {
    const text = texts.get(field.id)
    if (typeof text === 'string') field.value = text
  }
  for (const box of boxesOf(form)) box.checked = checked.includes(nameOf(box))
  const read = { text: hasRead === true, notice: hasReadNotice === true }
  return { hasRead: read, drawn: new Map(Array.isArray(drawn) ? drawn.filter(isDrawn) : []) }
}

export function forgetSigning(form: HTMLFormElement) {
  forget(forTheTab, keyOf(form))
}

function isDrawn(each: unknown): each is [string, Strokes] {
  if (!Array.isArray(each)) return false
  const [field, strokes] = each
  const isStroke = (stroke: unknown) =>
    Array.isArray(stroke) && stroke.every((value) => typeof value === 'number')
  return typeof field === 'string' && Array.isArray(strokes) && strokes.every(isStroke)
}

/** The address of the page is a secret and is stored nowhere: each paper has a name of its own. */
function keyOf({ dataset }: HTMLFormElement) {
  return `sign-${dataset['request']}`
}

function nameOf({ name, value }: HTMLInputElement) {
  return `${name}=${value}`
}

function textsOf(form: HTMLFormElement) {
  return [...form.querySelectorAll<HTMLInputElement>('input:not([type]), textarea')].filter(({ id }) => id)
}

function boxesOf(form: HTMLFormElement) {
  return [...form.querySelectorAll<HTMLInputElement>('input[type=radio], input[type=checkbox]')]
}

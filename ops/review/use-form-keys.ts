import { useRecordKeys } from '../keys/record-keys.ts'
import { formKeys } from './key-words.ts'

type FormAct = keyof typeof formKeys

/** The keys of the form that is open: each does what its button does. */
export function useFormKeys() {
  useRecordKeys(
    'form',
    Object.entries(formKeys).map(([act, words]) => ({ ...words, act: () => press(act) })),
  )
}

/** Marks the button that a key presses. */
export function actOf(act: FormAct) {
  return { 'data-form-act': act }
}

function press(act: string) {
  const button = document.querySelector<HTMLElement>(`[data-form-act="${act}"]`)
  button?.focus()
  button?.click()
}

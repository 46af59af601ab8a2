import type { BrowserContext } from '@playwright/test'

/** What people typed on all devices: all that stood in each field, but not what was on the way to it. */
export function typedValues() {
  const entries = new Map<string, string>()
  return {
    async on(context: BrowserContext) {
      await context.exposeBinding('tellTyped', (_, entry: string, value: string) => entries.set(entry, value))
      await context.addInitScript(listenToFields)
    },
    /** How often it was typed, however it was written there. */
    times: (value: string) =>
      [...entries.values()].filter((typed) => plain(typed).includes(plain(value))).length,
  }
}

function plain(words: string) {
  return words.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

/** Runs in each page before all that is in it. What neither continues nor shortens what stood in the field is another entry. */
function listenToFields() {
  const fields = new WeakMap<EventTarget, { entry: string; value: string }>()
  document.addEventListener(
    'input',
    ({ target }) => {
      const isTyped =
        target instanceof HTMLTextAreaElement ||
        (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type))
      if (!isTyped) return
      const { value } = target
      const before = fields.get(target)
      const isSame = before && (value.startsWith(before.value) || before.value.startsWith(value))
      const entry = isSame ? before.entry : crypto.randomUUID()
      fields.set(target, { entry, value })
      Reflect.get(globalThis, 'tellTyped')?.(entry, value)
    },
    { capture: true },
  )
}

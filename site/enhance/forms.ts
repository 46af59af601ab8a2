import type { takeOver } from './contact.ts'

/** Fetches the contact form's module when a page has such a form and the browser has time; until then it posts plainly. */
export function enhanceForms() {
  const form = document.querySelector<HTMLFormElement>('form[data-contact]')
  const address = form?.dataset.module
  if (!form || !address) return
  const soon = window.requestIdleCallback ?? setTimeout
  soon(async () => {
    const module: { takeOver: typeof takeOver } = await import(/* @vite-ignore */ address)
    module.takeOver(form)
  })
}

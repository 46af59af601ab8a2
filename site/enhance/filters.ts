/** Outlives the page that a choice brings: there the focus goes on where it was. */
let chosen: string | undefined

/** Applies each choice at once, by a link that the page's own script follows without a reload. */
export function takeOver(form: HTMLElement) {
  if (!(form instanceof HTMLFormElement)) return
  form.querySelector('button')?.setAttribute('hidden', '')
  form.querySelector('p')?.removeAttribute('hidden')
  if (chosen) form.querySelector<HTMLSelectElement>(`#${chosen}`)?.focus({ preventScroll: true })
  chosen = undefined

  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) chosen = target.name
    const link = document.createElement('a')
    link.href = addressOf(form)
    form.append(link)
    link.click()
  })
}

function addressOf(form: HTMLFormElement) {
  const to = new URL(form.action)
  for (const [name, value] of new FormData(form)) if (value) to.searchParams.append(name, String(value))
  return to.href
}

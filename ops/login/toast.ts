type Said = { title: string; description?: string | undefined; isError?: boolean }

/** A toast of the login page, which stays where it is while the portal takes the page's place. */
export function toast({ title, description, isError = false }: Said) {
  const text = description ? `${title}\n${description}` : title
  document.dispatchEvent(new CustomEvent('toast', { detail: { text, error: isError } }))
}

/** What was said of an earlier try says nothing of the next one. */
export function dismissToasts() {
  document.querySelector('[data-toasts]')?.replaceChildren()
}

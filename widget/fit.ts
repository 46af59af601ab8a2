const phone = matchMedia('(max-width: 40em)')

/** Keeps the sheet within what is seen of the page: an on-screen keyboard takes half of it and may push the rest away. */
export function openFit(dialog: HTMLDialogElement, signal: AbortSignal) {
  const view = window.visualViewport
  view?.addEventListener('resize', fit, { signal })
  view?.addEventListener('scroll', fit, { signal })
  fit()
  return { isPhone: () => phone.matches }

  function fit() {
    if (!view) return
    dialog.style.setProperty('--top', `${view.offsetTop}px`)
    dialog.style.setProperty('--seen', `${view.height}px`)
  }
}

/** Fetches the module of each part that names one, when the browser has time; until then the part works plainly. */
export function enhanceParts() {
  const soon = window.requestIdleCallback ?? setTimeout
  for (const part of document.querySelectorAll<HTMLElement>('main [data-module]')) {
    soon(async () => {
      const module: { takeOver: (part: HTMLElement) => void } = await import(
        /* @vite-ignore */ part.dataset.module ?? ''
      )
      module.takeOver(part)
    })
  }
}

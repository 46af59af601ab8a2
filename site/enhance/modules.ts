/** Fetches the module of each part that names one, when the browser has time, but soon; until then the part works plainly. */
export function enhanceParts() {
  const timeout = 2000
  const soon = (run: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout }) : setTimeout(run)
  for (const part of document.querySelectorAll<HTMLElement>('main [data-module]')) {
    soon(async () => {
      const module: { takeOver: (part: HTMLElement) => void } = await import(
        /* @vite-ignore */ part.dataset.module ?? ''
      )
      module.takeOver(part)
    })
  }
}

/** Fetches the module of each part that names one, when the browser has time, but soon; until then the part works plainly. */
export function enhanceParts() {
  // A request that could not be sent is offered on whatever page is opened next.
  try {
    if (localStorage['unsent']) void import(/* @vite-ignore */ document.body.dataset.unsent ?? '')
  } catch {}
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

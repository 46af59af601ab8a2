type Address = {
  readonly href: string
  readonly origin: string
  readonly pathname: string
  readonly search: string
}

/** Whether an address is another public page of this site. A place within the page shown is the browser's own work. */
export function isOtherPage(to: Address, here: Address) {
  const isPlaceHere = pageOf(to) === pageOf(here) && to.href.includes('#')
  return to.origin === here.origin && !isPlaceHere && !/^\/(ops|api|assets)(\/|$)/.test(to.pathname)
}

/** What makes a page: another path or query is another page, another hash is not. */
export function pageOf({ pathname, search }: Address | Location) {
  return pathname + search
}

export function isPortal({ pathname }: { readonly pathname: string }) {
  return /^\/ops(\/|$)/.test(pathname)
}

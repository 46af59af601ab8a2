/** Where a login may lead besides the dashboard: named one by one, so that no link sends staff anywhere else. */
const others = ['/api/docs'] as const

export type AfterLogin = (typeof others)[number] | '/ops/dashboard'

/** The `next` of the login's address, where it is one of them. */
export function afterLogin({ next }: { next?: unknown }): AfterLogin {
  return others.find((path) => path === next) ?? '/ops/dashboard'
}

/** The same of an address as the browser has it. */
export function afterLoginOf({ search }: Pick<Location, 'search'>) {
  return afterLogin({ next: new URLSearchParams(search).get('next') })
}

export function readLoginSearch(search: Record<string, unknown>): { next?: AfterLogin } {
  const next = afterLogin(search)
  return next === '/ops/dashboard' ? {} : { next }
}

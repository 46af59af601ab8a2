import type { Scope } from '#domain/roles/scopes.ts'

const fills = {
  none: 'border-edge',
  own: 'border-ink bg-conic from-ink from-25% to-transparent to-25%',
  assigned: 'border-ink bg-conic from-ink from-50% to-transparent to-50%',
  all: 'border-ink bg-ink',
} satisfies Record<Scope | 'none', string>

/** How far something reaches, as the part of a disc that is filled. */
export function ScopeMark({ scope }: { scope: Scope | undefined }) {
  return (
    <span aria-hidden className={`block size-4 shrink-0 rounded-full border-2 ${fills[scope ?? 'none']}`} />
  )
}

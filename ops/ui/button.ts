const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-sm px-4 font-display text-lg leading-none font-semibold whitespace-nowrap cramped:py-2 cramped:whitespace-normal transition-colors duration-150 disabled:cursor-default disabled:opacity-60 aria-disabled:cursor-wait'

const kinds = {
  gold: 'bg-gold text-on-gold hover:not-disabled:brightness-95',
  plain: 'border border-edge bg-sheet text-ink hover:not-disabled:border-ink hover:not-disabled:bg-wash',
  quiet: 'text-ink underline decoration-gold decoration-2 underline-offset-4 hover:not-disabled:bg-wash',
} as const

/** The classes of a button, or of a link that looks like one. */
export function button(kind: keyof typeof kinds) {
  return `${base} ${kinds[kind]}`
}

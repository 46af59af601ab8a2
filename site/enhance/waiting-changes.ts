/** What a visitor changed and the server has not taken yet, by name. */
export type Waiting = Readonly<Record<string, unknown>>

export type Errand = { readonly path: string; readonly content?: Waiting; readonly names: readonly string[] }

/** The next thing to tell the server: the number first, for it is called; then all answers; then that help is not needed. */
export function nextErrand({ phone, cancelled, ...answers }: Waiting): Errand | undefined {
  if (phone !== undefined) return { path: '/phone', content: { phone }, names: ['phone'] }
  const names = Object.keys(answers)
  if (names.length > 0) return { path: '/answers', content: answers, names }
  return cancelled ? { path: '/cancellation', names: ['cancelled'] } : undefined
}

/** What still waits once an errand is done; an answer that was changed meanwhile goes on waiting. */
export function afterErrand(waiting: Waiting, { names }: Errand, sent: Waiting): Waiting {
  return Object.fromEntries(
    Object.entries(waiting).filter(([name, value]) => !names.includes(name) || value !== sent[name]),
  )
}

import type { ReadyWords } from '#domain/chat/settings/canned.ts'

/** A reply that is ready, under the word that is typed after "/". */
export type Canned = ReadyWords['canned'][number]

const asksForNumber = 'number'

type Fields = { name: string; me: string; phone: string }

/** The reply with its fields filled in. Of a visitor whose name is not known the sentence begins without it. */
export function filledIn(words: string, { name, me, phone }: Fields) {
  const values = { name, me, phone }
  // In one pass: what a visitor calls themselves is no field.
  const filled = (words: string) =>
    words.replace(/\{(name|me|phone)\}/g, (field, key) => (isField(key) ? values[key] : field))
  return name ? filled(words) : filled(capital(words.replaceAll(/\{name\},? ?/g, '')))
}

function isField(key: unknown): key is keyof Fields {
  return key === 'name' || key === 'me' || key === 'phone'
}

/** Nobody asks for a number that they have. */
export function fitting(ready: readonly Canned[], { phone }: { phone: string | null }): readonly Canned[] {
  return phone ? ready.filter(({ key }) => key !== asksForNumber) : ready
}

/** Those whose word begins with what is typed after "/", or null where no reply is looked for. */
export function cannedFor(typed: string, ready: readonly Canned[]): readonly Canned[] | null {
  const sought = /^\/(\w*)$/.exec(typed)?.[1]
  if (sought === undefined) return null
  return ready.filter(({ key }) => key.startsWith(sought.toLowerCase()))
}

function capital(words: string) {
  return words.replace(/\p{Letter}/u, (letter) => letter.toUpperCase())
}

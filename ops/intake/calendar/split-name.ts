/** The last name of a customer, which is what people look for, and what stands before it. */
export function splitName(name: string) {
  const words = name.trim().split(/\s+/)
  const ending = words.length > 2 && suffixes.has(words.at(-1)?.replace('.', '').toLowerCase() ?? '') ? 2 : 1
  return { last: words.slice(-ending).join(' '), rest: words.slice(0, -ending).join(' ') }
}

const suffixes: ReadonlySet<string> = new Set(['jr', 'sr', 'ii', 'iii', 'iv'])

/** What stands for the end of a clause in a text of signs. */
export const stop = ';'
/** What stands for a word that has no sign. */
export const other = ','

/**
 * Reads patterns over the signs of words. A table has a sign and its words on each line; a pattern is a regular expression in which the
 * name of a sign stands for it, "stop" for the end of a clause, "other" for a word without a sign and "." for any one word. Blanks only
 * separate: "smell [^stop]{0,4} [gas egg]" is a smell and, up to four words later in the same clause, gas or eggs. Throws for a name
 * that no table has.
 */
export function notationOf(tables: readonly string[]) {
  const names = tables.flatMap((table) => linesOf(table).map(([name]) => name))
  const letters = new Map([...new Set(names)].map((name, index) => [name, letterAt(index)]))
  letters.set('stop', stop).set('other', other)

  function letterOf(name: string): string {
    const letter = letters.get(name)
    if (letter === undefined) throw new Error(`No table has the sign “${name}”.`)
    return letter
  }

  return {
    letterOf,
    /** Of several, any. */
    pattern: (notation: string | readonly string[], flags = '') =>
      new RegExp(
        [notation]
          .flat()
          .join('|')
          .replace(/[a-z]+/gi, letterOf)
          .replace(/\s/g, ''),
        flags,
      ),
    /** The table with each name as its letter. */
    lettered: (table: string) =>
      linesOf(table)
        .map(([name, ...words]) => [letterOf(name), ...words].join(' '))
        .join('\n'),
  }
}

/** A sign and its words; "*" stands for any ending. */
export function linesOf(table: string): (readonly [string, ...string[]])[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', words = ''] = line.split(': ')
      return [name, ...words.split(' ')] as const
    })
}

/** Letters and digits first, which take the fewest bytes, then Greek and beyond. */
function letterAt(index: number) {
  const short = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
  return short[index] ?? String.fromCodePoint(0x3b1 + index - short.length)
}

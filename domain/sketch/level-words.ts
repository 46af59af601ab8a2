/** The levels inside a sentence. */
export const levelWords: Readonly<Record<string, string>> = {
  basement: 'basement',
  crawl: 'crawl space',
  main: 'main floor',
  second: 'second floor',
  third: 'third floor',
  attic: 'attic',
}

type Page = { items: readonly unknown[]; next: string | null }

/** "3", or "50+" while there are more than were loaded. Empty for none. */
export function countWords(pages: readonly Page[]) {
  const count = pages.reduce((sum, { items }) => sum + items.length, 0)
  if (count === 0) return ''
  return pages.at(-1)?.next ? `${count}+` : String(count)
}

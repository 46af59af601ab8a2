import type { Block, DocumentData } from './document.ts'
import { formatOf } from './photo-format.ts'

/** Why the data cannot become a paper that everyone can read, or null. Whoever made it forgot something. */
export function findUnfit({ title, sections }: DocumentData): string | null {
  if (isBlank(title)) return 'A document needs a title.'
  for (const { heading, blocks } of sections.flat()) {
    if (isBlank(heading)) return 'A section needs a heading.'
    for (const block of blocks) {
      const problem = problemOf(block)
      if (problem !== null) return `${heading}: ${problem}`
    }
  }
  return null
}

function problemOf(block: Block): string | null {
  switch (block.kind) {
    case 'photos': {
      const without = block.photos.find(({ alt }) => isBlank(alt))
      if (without) return `the photo ${without.sha256} has no text that says what it shows.`
      const strange = block.photos.find(({ bytes }) => formatOf(bytes) === null)
      return strange ? `the photo ${strange.sha256} is neither a JPEG nor a PNG.` : null
    }
    case 'charts': {
      const without = block.charts.find(({ alt }) => isBlank(alt))
      return without ? `the chart ${without.title} has no text that says what it shows.` : null
    }
    case 'table': {
      if (block.columns.some(({ label }) => isBlank(label))) return 'a column of a table has no label.'
      const isOdd = block.rows.some((row) => row.length !== block.columns.length)
      return isOdd ? 'a row of a table has not as many cells as there are columns.' : null
    }
    default:
      return null
  }
}

function isBlank(text: string) {
  return text.trim() === ''
}

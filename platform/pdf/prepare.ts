import type { Block, DocumentData, Photo, Section } from './document.ts'
import { drawCharts } from './drawings/charts.ts'
import { drawCode } from './drawings/code.ts'
import { formatOf } from './photo-format.ts'
import { prepareSigned } from './prepare-signed.ts'
import { timesIn } from './times.ts'
import { fill, wordsOf } from './words.ts'

/** What the template lays out: texts that are ready to print, drawings, and photos by their place in `photos`. */
export function prepare(data: DocumentData) {
  const { language, documentId, revision, generatedAt, evidence } = data
  const words = wordsOf[language]
  const times = timesIn(language, data.timeZone)
  const signed = prepareSigned(words, times)
  const photos: (Photo & { path: string })[] = []

  function prepareBlock(block: Block) {
    switch (block.kind) {
      case 'photos':
        return { ...block, photos: block.photos.map(preparePhoto) }
      case 'charts': {
        const drawn = drawCharts(block.charts)
        return { ...block, charts: block.charts.map((chart, nth) => ({ ...chart, drawing: drawn[nth] })) }
      }
      case 'legal':
        return { ...block, version: fill(words.version, { version: block.version }) }
      case 'drawing':
        return signed.sketch(block)
      case 'handwriting':
        return signed.handwriting(block)
      case 'initials':
        return { ...block, initials: block.initials.map(signed.initials) }
      case 'signatures':
        return { ...block, signatures: block.signatures.map(signed.signature) }
      default:
        return block
    }
  }

  function preparePhoto({ bytes, sha256, caption, alt }: Photo) {
    const path = `/photos/${photos.length + 1}`
    photos.push({ bytes, sha256, caption, alt, path })
    return { nth: photos.length, path, caption, alt, format: formatOf(bytes) }
  }

  const sections = data.sections.map((beside) => beside.map(prepareSection))
  function prepareSection({ heading, note = '', blocks }: Section) {
    return { heading, note, blocks: blocks.map(prepareBlock) }
  }

  const printed = {
    ...data,
    madeAt: datetimeOf(generatedAt),
    words,
    sections,
    issued: fill(words.issued, { when: times.day(generatedAt) }),
    made: fill(words.made, { when: times.time(generatedAt) }),
    revised: fill(words.revision, { revision: String(revision) }),
    document: fill(words.document, { id: documentId }),
    code: evidence?.verify ? drawCode(evidence.verify.url) : null,
    photoHashes: photos.map(({ sha256, caption }, nth) => [String(nth + 1), caption, sha256]),
  }
  return { printed, photos }
}

function datetimeOf(at: Date) {
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
    second: at.getUTCSeconds(),
  }
}

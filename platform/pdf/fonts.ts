import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { coverageOf } from './coverage.ts'
import { rename } from './font-names.ts'

const packages = createRequire(import.meta.url)

/**
 * Whole faces, not the cut one of the website: a paper shows what people typed. Barlow is that of our headings; DejaVu stands in
 * for letters that Barlow lacks (Greek, Cyrillic, Hebrew, Arabic, signs), and sets hashes. Each is given a family name of ours:
 * the compiler also finds the fonts of the machine, and one of the same name would make other bytes there.
 */
const faces = [
  { family: 'PaperA', file: '@expo-google-fonts/barlow/400Regular/Barlow_400Regular.ttf' },
  { family: 'PaperA', file: '@expo-google-fonts/barlow/500Medium/Barlow_500Medium.ttf' },
  { family: 'PaperA', file: '@expo-google-fonts/barlow/600SemiBold/Barlow_600SemiBold.ttf' },
  {
    family: 'PaperHead',
    file: '@expo-google-fonts/barlow-condensed/600SemiBold/BarlowCondensed_600SemiBold.ttf',
  },
  { family: 'PaperRest', file: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf' },
  { family: 'PaperMono', file: 'dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf' },
] as const

/** `isCovered` tells which characters can be printed: the families of text stand in for each other in this order. */
export function readFaces() {
  const fonts = faces.map(({ file, family }) => rename(readFileSync(packages.resolve(file)), family))
  const [regular, rest] = [fonts[0], fonts[4]].map((font) => font && coverageOf(font))
  return { fonts, isCovered: (code: number) => regular?.(code) || rest?.(code) || false }
}

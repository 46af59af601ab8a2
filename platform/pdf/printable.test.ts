import { expect, test } from 'vitest'
import { readFaces } from './fonts.ts'
import { printable } from './printable.ts'

const { isCovered } = readFaces()

test('the faces cover all of Latin, with Greek, Cyrillic and the signs that people type', () => {
  const letters = [
    ...range(0x20, 0x7e),
    ...range(0xa1, 0xac),
    ...range(0xae, 0x17f),
    ...range(0x1ea0, 0x1ef9),
  ]
  const others = [...'ΑΩαωЖЯжяєї‘’“”–—…•×÷±²³½¼¾°µ€£¢§¶†→←✓✗□'].map((sign) => sign.codePointAt(0) ?? 0)
  const uncovered = [...letters, ...others].filter((code) => !isCovered(code))
  expect(String.fromCodePoint(...uncovered)).toBe('')
})

test.each([
  ['plain text and a line break', 'Nora\nTrillium', 'Nora\nTrillium'],
  ['line breaks of Windows, tabs and narrow spaces', 'a\r\nb\tc\u{202f}d', 'a\nb c d'],
  ['a letter and its accent', 'e\u{301}', 'é'],
  ['an emoji', 'wet 🔥 wall', 'wet [U+1F525] wall'],
  ['a family of emoji', '👩‍🔧!', '[U+1F469 U+200D U+1F527]!'],
  ['a mark that turns the direction', 'a\u{202e}b', 'a[U+202E]b'],
  ['a space of no width', 'a\u{200b}b', 'a[U+200B]b'],
  ['a character of control', 'a\u{7}b', 'a[U+0007]b'],
  ['half a character', 'a\ud83db', 'a[U+D83D]b'],
  ['a script without a face', '水', '[U+6C34]'],
])('%s prints as everyone can see it', (_, typed, printed) => {
  expect(printable(typed, isCovered)).toBe(printed)
})

function range(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, nth) => from + nth)
}

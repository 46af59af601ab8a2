/** What stands for a secret that was taken out. */
const mask = '…'

/** One sign as the eye reads it, with where it stands in the text. */
type Sign = { readonly sign: string; readonly from: number; readonly to: number }
type Span = Pick<Sign, 'from' | 'to'>

/** What may be a secret, and where it stands, once or several times. */
type Candidates = ReadonlyMap<string, readonly Span[]>

/**
 * Whatever in a text may be a random secret of one of these lengths, however it is disguised: what no secret has in it is skipped, as spaces,
 * line breaks, slashes and what the eye does not see, and escapes are read as often as they were made. Of longer words each part counts.
 */
export function candidatesIn(text: string, lengths: readonly number[]): Candidates {
  const signs = signsOf(text)
  const found = new Map<string, Span[]>()
  for (const read of [signs, unescaped(signs)]) {
    const kept = read.filter(({ sign }) => /^[\w-]$/.test(sign))
    const letters = kept.map(({ sign }) => sign).join('')
    for (const length of lengths) addParts(found, { kept, letters, length })
  }
  return found
}

type Read = { kept: readonly Sign[]; letters: string; length: number }

function addParts(found: Map<string, Span[]>, { kept, letters, length }: Read) {
  for (let at = 0; at + length <= letters.length; at++) {
    const part = letters.slice(at, at + length)
    const [first, last] = [kept[at], kept[at + length - 1]]
    // Of 100,000 random secrets fewer than one has letters of one size alone, and most of what people write does.
    if (!first || !last || !/[a-z]/.test(part) || !/[A-Z]/.test(part)) continue
    const span = { from: first.from, to: last.to }
    found.set(part, [...(found.get(part) ?? []), span])
  }
}

/** The text with each of these places masked. */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  let [without, end] = ['', 0]
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    if (from >= end) without += text.slice(end, from) + mask
    end = Math.max(end, to)
  }
  return without + text.slice(end)
}

function signsOf(text: string): Sign[] {
  const signs: Sign[] = []
  let at = 0
  for (const point of text) {
    const from = at
    at += point.length
    // Word processors make longer dashes of them.
    const plain = point
      .normalize('NFKC')
      .replaceAll(/\p{Pd}/gu, '-')
      .replaceAll(/\p{Pc}/gu, '_')
    for (const sign of plain) signs.push({ sign, from, to: at })
  }
  return signs
}

/** What was escaped for an address or for HTML, also several times. */
function unescaped(signs: readonly Sign[]): Sign[] {
  const read: Sign[] = []
  for (const next of signs) {
    read.push(next)
    while (readEscape(read));
  }
  return read
}

/** Puts the sign that an escape means in its place, where one ends here. */
function readEscape(read: Sign[]): boolean {
  const [escape = [], sign = ''] = percentAtEnd(read) ?? entityAtEnd(read) ?? []
  const [first, last] = [escape[0], escape.at(-1)]
  if (!first || !last) return false
  read.splice(-escape.length, escape.length, { sign, from: first.from, to: last.to })
  return true
}

type Escape = readonly [signs: readonly Sign[], means: string]

function percentAtEnd(read: readonly Sign[]): Escape | null {
  const escape = read.slice(-3)
  const [, code] = /^%([\da-f]{2})$/i.exec(wordOf(escape)) ?? []
  return code === undefined ? null : [escape, signOf(parseInt(code, 16))]
}

const longestEntity = 20

function entityAtEnd(read: readonly Sign[]): Escape | null {
  if (read.at(-1)?.sign !== ';') return null
  const latest = read.slice(-longestEntity)
  const escape = latest.slice(latest.findLastIndex(({ sign }) => sign === '&'))
  const [, number, name] = /^&(?:#(\d{1,7}|x[\da-f]{1,6})|([a-z]+));$/i.exec(wordOf(escape)) ?? []
  if (number !== undefined) return [escape, signOf(Number(number.replace(/^x/i, '0x')))]
  return name === undefined ? null : [escape, name === 'amp' ? '&' : unread]
}

/** In the place of what no secret has in it. */
const unread = ' '

function signOf(code: number) {
  return code < 128 ? String.fromCharCode(code) : unread
}

function wordOf(signs: readonly Sign[]) {
  return signs.map(({ sign }) => sign).join('')
}

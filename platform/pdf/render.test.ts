import { expect, onTestFinished, test } from 'vitest'
import { aCertificate } from './certificate.fixture.ts'
import type { DocumentData, Table } from './document.ts'
import { aJobReport } from './job-report.fixture.ts'
import { plain, read, readStructure } from './poppler.fixture.ts'
import { openPress, renderDocument } from './render.ts'

test('a screen reader finds title, sections, lists, tables with their headings, and what each picture shows', async () => {
  // What names the structure takes seconds for a page with many cells.
  const pdf = await renderDocument(aCertificate({ sections: aCertificate().sections.slice(1) }))
  const [{ facts, alts }, structure] = [await read(pdf), await readStructure(pdf)]
  expect(facts).toMatch(/^Title: +Certificate of Drying MR-2611-014-F12$/m)
  expect(facts).toMatch(/^Tagged: +yes$/m)
  expect(facts).toMatch(/^Page size: +612 x 792 pts \(letter\)$/m)

  expect(structure.match(/^ *H1 .*$/gm)).toEqual([expect.stringContaining('"CERTIFICATE OF DRYING"')])
  expect([...structure.matchAll(/H2 "(.*)"/g)].map(([, heading]) => heading)).toEqual([
    'DRYING',
    'EQUIPMENT',
    'AIR',
    'EXCEPTIONS AND SIGNATURES',
    'EVIDENCE',
  ])
  expect(structure).toMatch(
    /LI \(block\)\s+Lbl \(block\)\s+.*\s+"Owner"\s+LBody \(block\)\s+.*\s+"Nora Trillium"/,
  )
  expect(structure).toMatch(
    /Table[\s\S]*?THead\s+TR\s+TH .*:\s+\/Scope \/Column[\s\S]*?"Machines"[\s\S]*?TBody\s+TR/,
  )
  expect(alts).toContain('Signature of Ivy Starling')
  expect(alts.filter((alt) => alt?.startsWith('Kitchen: 8 points fell'))).toHaveLength(1)
})

test('it says to be PDF/UA in its language', async () => {
  const english = await read(await renderDocument(aCertificate()))
  expect(english).toMatchObject({ language: 'en-US', standard: '1' })
  const { pages, language } = await read(await renderDocument(aCertificate({ language: 'es' })))
  expect(language).toBe('es-US')
  expect(pages[0]).toContain('Emitido el lunes, 16 de noviembre de 2026')
  expect(pages[0]).toContain('Página 1 de 2')
  expect(pages[1]).toContain('SHA-256 del registro firmado')
})

test('every face is embedded, and none is of this machine', async () => {
  const { fonts } = await read(await renderDocument(await aJobReport()))
  const rows = fonts.trim().split('\n').slice(2)
  expect(rows.map((row) => row.replace(/^[A-Z]{6}\+(\S+) .*/, '$1')).toSorted()).toEqual([
    'Barlow-Medium',
    'Barlow-Regular',
    'Barlow-SemiBold',
    'BarlowCondensed-SemiBold',
    'DejaVuSansMono',
  ])
  for (const row of rows) expect(row).toMatch(/ yes yes yes +\d+ +\d$/)
})

test('every text of the data can be read out of the paper', async () => {
  for (const data of [aCertificate(), await aJobReport()]) {
    const { pages, alts } = await read(await renderDocument(data))
    const found = plain([...pages, ...alts].join(''))
    const missing = textsIn(data).filter((text) => !found.includes(plain(text)))
    expect(missing).toEqual([])
  }
})

test('each page says which paper it is of, in which revision, and how many pages there are', async () => {
  const { pages } = await read(await renderDocument(await aJobReport({ revision: 3 })))
  expect(pages.length).toBeGreaterThan(3)
  for (const [nth, page] of pages.entries()) {
    expect(page).toContain(`Page ${nth + 1} of ${pages.length}`)
    expect(page).toContain('document K7QM-2XDV, revision 3')
    expect(page).toContain('MR-2611-014-F01')
    expect(page).toContain('5d0c41e97a1f3b6628c4907be2f85d13a96e0b7fd1543c8e07b29af46cd83e52')
  }
})

test('a paper that was declined says so at the top of each page, the evidence among them', async () => {
  const stamp = { word: 'Declined', rest: 'Nora Trillium declined to sign this paper.' }
  const { pages } = await read(await renderDocument(aCertificate({ stamp })))
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) expect(page.slice(0, 600)).toContain('DECLINED')
  expect(pages[0]).toContain('Nora Trillium declined to sign this paper.')
  const { pages: others } = await read(await renderDocument(aCertificate()))
  expect(others.join('')).not.toContain('DECLINED')
})

test('the same data makes the same bytes, in another thread and after other papers too', async () => {
  const press = openPress({ time: 60_000, waiting: 5, uses: 2 })
  onTestFinished(press.end)
  const first = await renderDocument(await aJobReport())
  for (const _ of [1, 2, 3]) {
    await press.render(aCertificate())
    expect(Buffer.from(await press.render(await aJobReport())).equals(first)).toBe(true)
  }
  const another = await renderDocument(await aJobReport({ revision: 2 }))
  expect(Buffer.from(another).equals(first)).toBe(false)
})

test('what people typed is printed, whatever it would mean elsewhere', async () => {
  const value =
    '#panic("x") *bold* _it_ $x^2$ @ref <label> \\n \\u{41} [b] {c} `raw` // comment /* c */ = Head ~ -- --- "quotes" {page}'
  const { pages } = await read(await renderDocument(withText(value)))
  expect(plain(pages.join(''))).toContain(plain(value))
})

test('what nobody could see is named, and a letter of another script is printed', async () => {
  const { pages } = await read(
    await renderDocument(withText('Ann\u{202e}eca \u{1f525}\u{200d} Олена Čapek é\u{0}')),
  )
  expect(plain(pages.join(''))).toContain(plain('Ann[U+202E]eca [U+1F525 U+200D] Олена Čapek é[U+0000]'))
})

test('a picture without a text is refused, and so is a file that is no photo', async () => {
  const report = await aJobReport()
  const photo = {
    sha256: 'ab12',
    caption: 'A wall',
    alt: 'A wall',
    bytes: Buffer.from('\xff\xd8\xff', 'latin1'),
  }
  const withPhoto = (changes: object) =>
    renderDocument({
      ...report,
      sections: [
        [{ heading: 'Photos', blocks: [{ kind: 'photos', inARow: 2, photos: [{ ...photo, ...changes }] }] }],
      ],
    })
  await expect(withPhoto({ alt: ' ' })).rejects.toThrow('the photo ab12 has no text that says what it shows')
  await expect(withPhoto({ bytes: Buffer.from('<svg/>') })).rejects.toThrow(
    'the photo ab12 is neither a JPEG nor a PNG',
  )
  await expect(withPhoto({})).rejects.toThrow('did not compile')
})

test('a table of a hundred rows runs over pages, and each begins with its headings', async () => {
  const rows = Array.from({ length: 100 }, (_, nth) => [
    `${nth + 1}`,
    `Base plate number ${nth + 1}`,
    '12',
    false,
  ])
  const { pages } = await read(await renderDocument(withTable({ inHalves: true, rows })))
  const tablePages = pages.filter((page) => page.includes('Base plate number'))
  expect(tablePages.length).toBeGreaterThan(2)
  for (const page of tablePages) expect(page).toContain('Point Material Goal Dry')
  for (const [, name] of rows) expect(pages.join()).toContain(`${name} 12 No`)
})

test('a word that is wider than its column is broken, and read as one', async () => {
  const word = 'Donau'.repeat(12)
  const { pages } = await read(await renderDocument(withTable({ rows: [['1', word, '12', true]] })))
  expect(plain(pages[0] ?? '')).toContain(`1${plain(word)}12`)
})

test('a table without rows says so', async () => {
  const { pages } = await read(await renderDocument(withTable({ rows: [] })))
  expect(pages[0]).toContain('None recorded.')
})

test('a paper without lead, facts and a place to check it is complete', async () => {
  const { lead, evidence, ...data } = aCertificate({ facts: [], sections: [] })
  if (!evidence) throw new Error('The certificate has evidence.')
  const { pages } = await read(
    await renderDocument({
      ...data,
      evidence: { ...evidence, verify: null, previousRevisionHash: 'ab'.repeat(32) },
    }),
  )
  expect(lead?.claim).not.toBe('')
  expect(pages.join()).toContain('ab'.repeat(32))
  expect(pages[0]).not.toContain('Is this file ours?')
})

test('a paper that takes too long is refused, and the next one is made', async () => {
  const press = openPress({ time: 1, waiting: 5, uses: 5 })
  onTestFinished(press.end)
  const refused = {
    status: 503,
    code: 'document-too-slow',
    message: expect.stringContaining('Try again in a minute'),
  }
  await expect(press.render(aCertificate())).rejects.toMatchObject(refused)
  expect((await renderDocument(aCertificate())).length).toBeGreaterThan(10_000)
})

test('only so many papers wait', async () => {
  const press = openPress({ time: 60_000, waiting: 1, uses: 5 })
  onTestFinished(press.end)
  const made = [press.render(aCertificate()), press.render(aCertificate())]
  await expect(press.render(aCertificate())).rejects.toMatchObject({ status: 503, code: 'documents-busy' })
  expect((await Promise.all(made)).map(({ length }) => length > 10_000)).toEqual([true, true])
})

function withText(text: string): DocumentData {
  return aCertificate({
    title: `Title ${text}`,
    facts: [[{ label: `Label ${text}`, value: `Value ${text}` }]],
    sections: [[{ heading: `Heading ${text}`, note: text, blocks: [{ kind: 'paragraph', text }] }]],
  })
}

function withTable(changes: Partial<Table>): DocumentData {
  const columns = [
    { label: 'Point', kind: 'name' },
    { label: 'Material', kind: 'text' },
    { label: 'Goal', kind: 'number' },
    { label: 'Dry', kind: 'check' },
  ] as const
  return aCertificate({
    sections: [[{ heading: 'Points', blocks: [{ kind: 'table', columns, rows: [], ...changes }] }]],
  })
}

/** All that people are to read, at any depth. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  if (data instanceof Uint8Array || data instanceof Date) return []
  if (data === null || typeof data !== 'object') return []
  const inner = Object.entries(data).filter(([key]) => !['kind', 'language', 'timeZone', 'url'].includes(key))
  return inner.flatMap(([, value]) => textsIn(value))
}

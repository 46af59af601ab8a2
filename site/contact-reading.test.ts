import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { Refusal } from '#platform/refusal.ts'
import { readContactForm } from './contact-reading.ts'

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const aFile = (name: string, bytes: Buffer | string) => new File([new Uint8Array(Buffer.from(bytes))], name)

/** A form as a browser sends it, in pieces. */
async function sent(fields: [string, string | File][], cut = Infinity) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const answer = new Response(form)
  const bytes = Buffer.from(await answer.arrayBuffer()).subarray(0, cut)
  const pieces = Array.from({ length: Math.ceil(bytes.length / 40_000) }, (_, index) =>
    bytes.subarray(index * 40_000, (index + 1) * 40_000),
  )
  return asRequest(Readable.from(pieces), answer.headers.get('content-type') ?? '')
}

function asRequest(body: Readable, type: string) {
  return Object.assign(body, { headers: { 'content-type': type } })
}

function aShelf(refuse: (bytes: Uint8Array) => Refusal | null = () => null) {
  const taken: string[] = []
  const take = async (sha256: string, bytes: Uint8Array) => {
    const refusal = refuse(bytes)
    if (refusal) throw refusal
    expect(hashOf(bytes)).toBe(sha256)
    taken.push(sha256)
  }
  return { from: '192.0.2.1', taken, take }
}

test('what was typed and every photo arrive, under the names they had', async () => {
  const [roof, cellar] = [Buffer.alloc(300_000, 'r'), Buffer.alloc(90_000, 'c')]
  const shelf = aShelf()
  const form = await readContactForm(
    await sent([
      ['name', 'José'],
      ['photos', aFile('Dachküche 1.jpg', roof)],
      ['photos', aFile('cellar.png', cellar)],
      ['message', 'One\r\nTwo'],
      ['kept', 'a'.repeat(64)],
    ]),
    shelf,
  )
  expect(form).toEqual({
    values: { name: 'José', message: 'One\nTwo' },
    photos: [
      { sha256: hashOf(roof), name: 'Dachküche 1.jpg' },
      { sha256: hashOf(cellar), name: 'cellar.png' },
    ],
    kept: ['a'.repeat(64)],
    photoErrors: [],
  })
  expect(shelf.taken).toEqual([hashOf(roof), hashOf(cellar)])
})

test('a form without a photo brings an empty file, which is none', async () => {
  const form = await readContactForm(
    await sent([
      ['photos', aFile('', '')],
      ['name', 'Ann'],
    ]),
    aShelf(),
  )
  expect(form).toEqual({ values: { name: 'Ann' }, photos: [], kept: [], photoErrors: [] })
})

test('a photo that is refused costs neither the others nor what was typed', async () => {
  const shelf = aShelf((bytes) =>
    bytes[0] === 120 ? new Refusal(422, 'photo-damaged', 'This photo is damaged.') : null,
  )
  const form = await readContactForm(
    await sent([
      ['photos', aFile('one.jpg', 'first')],
      ['photos', aFile('bad\u0001.jpg', 'xxxx')],
      ['photos', aFile('huge.jpg', Buffer.alloc(15 * 1024 * 1024 + 1))],
      ['photos', aFile('two.jpg', 'second')],
      ['name', 'Ann'],
    ]),
    shelf,
  )
  expect(form.photos.map(({ name }) => name)).toEqual(['one.jpg', 'two.jpg'])
  expect(shelf.taken).toHaveLength(2)
  expect(form.values).toEqual({ name: 'Ann' })
  expect(form.photoErrors).toEqual([
    'bad .jpg: This photo is damaged.',
    'huge.jpg: This photo is larger than 15 MB. Choose a smaller one.',
  ])
})

test('a photo of exactly the size that is allowed is taken', async () => {
  const form = await readContactForm(
    await sent([['photos', aFile('full.jpg', Buffer.alloc(15 * 1024 * 1024))]]),
    aShelf(),
  )
  expect(form).toMatchObject({ photos: [{ name: 'full.jpg' }], photoErrors: [] })
})

test('of too many photos the first six are taken, and the visitor is told', async () => {
  const files = Array.from({ length: 9 }, (_, index): [string, File] => [
    'photos',
    aFile(`${index}.jpg`, `${index}`),
  ])
  const form = await readContactForm(await sent([...files, ['name', 'Ann']]), aShelf())
  expect(form.photos.map(({ name }) => name)).toEqual(['0.jpg', '1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'])
  expect(form.photoErrors).toEqual(['Please send at most 6 photos. The first 6 are here.'])
  expect(form.values).toEqual({ name: 'Ann' })
})

test('fields that the form does not have are left aside', async () => {
  const form = await readContactForm(
    await sent([
      ['__proto__', 'x'],
      ['status', 'closed'],
      ['website', 'https://spam.example'],
    ]),
    aShelf(),
  )
  expect(form.values).toEqual({ website: 'https://spam.example' })
})

test('a form that is sent without photos as plain text arrives too', async () => {
  const body = Readable.from([
    Buffer.from('name=Ann+Miller&phone=%28330%29+555-0188&service=mold-remediation'),
  ])
  const form = await readContactForm(asRequest(body, 'application/x-www-form-urlencoded'), aShelf())
  expect(form.values).toEqual({ name: 'Ann Miller', phone: '(330) 555-0188', service: 'mold-remediation' })
})

test.each([
  ['in the middle of a photo', 150_000],
  ['in the middle of a header', 60],
])('a form that breaks off %s is a refusal, and keeps nobody waiting', async (_, cut) => {
  const request = await sent([['photos', aFile('roof.jpg', Buffer.alloc(300_000))]], cut)
  await expect(readContactForm(request, aShelf())).rejects.toMatchObject({ status: 400 })
})

test('a connection that breaks is a refusal', async () => {
  const whole = await sent([['photos', aFile('roof.jpg', Buffer.alloc(300_000))]])
  const type = whole.headers['content-type']
  async function* breaking() {
    for await (const piece of whole) {
      yield piece
      throw new Error('ECONNRESET')
    }
  }
  await expect(readContactForm(asRequest(Readable.from(breaking()), type), aShelf())).rejects.toMatchObject({
    status: 400,
  })
})

test('what goes wrong on our side while a photo is taken is a bug, and is told as one', async () => {
  const request = await sent([
    ['photos', aFile('one.jpg', 'first')],
    ['photos', aFile('two.jpg', 'second')],
  ])
  const take = () => Promise.reject(new Error('no database'))
  await expect(readContactForm(request, { ...aShelf(), take })).rejects.toThrow('no database')
})

test.each(['', 'application/json', 'text/plain', 'multipart/form-data'])(
  'a body of type %j is refused',
  async (type) => {
    const request = asRequest(Readable.from([Buffer.from('x')]), type)
    await expect(readContactForm(request, aShelf())).rejects.toBeInstanceOf(Refusal)
  },
)

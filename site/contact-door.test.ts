import { expect, test } from 'vitest'
import { Refusal } from '#platform/refusal.ts'
import { signTime } from '#platform/secrets/signed-time.ts'
import { minute } from '#platform/time.ts'
import type { LeadRequest } from '#domain/leads/lead.ts'
import { submitContact, type ContactVerbs, type FormSigns } from './contact-door.ts'
import type { SentForm } from './contact-reading.ts'

const now = new Date('2026-11-20T12:00:00Z')
const world = { secret: Buffer.alloc(32, 7), now: () => now }
const id = '019aa111-1111-7111-8111-111111111111'
const [roof, cellar, gone] = ['a'.repeat(64), 'b'.repeat(64), 'c'.repeat(64)]

function aForm({ values, ...rest }: Partial<SentForm> = {}): SentForm {
  const opened = signTime(world.secret, new Date(now.getTime() - minute))
  const typed = {
    id,
    opened,
    page: '/hubbard-oh',
    website: '',
    name: 'Ann',
    phone: '330 555 0188',
    town: '',
    when: '',
  }
  return { values: { ...typed, ...values }, photos: [], kept: [], photoErrors: [], ...rest }
}

/** A domain that knows the roof and the cellar, and remembers what it was asked. */
function aDomain(receive: (request: LeadRequest) => Refusal | null = () => null) {
  const received: { request: LeadRequest; signs: FormSigns }[] = []
  const verbs: ContactVerbs = {
    findPhotos: async (_, wanted) =>
      [roof, cellar]
        .filter((sha256) => wanted.includes(sha256))
        .map((sha256) => ({ sha256, isPending: sha256 === roof })),
    admitLead: async (request, signs) => {
      const refusal = receive(request)
      if (refusal) throw refusal
      received.push({ request, signs })
      return { reference: 'R-2611-7K3QD' }
    },
  }
  return { received, verbs }
}

test('a name and a number are enough, and the thank-you page learns nothing personal', async () => {
  const { received, verbs } = aDomain()
  const answer = await submitContact(
    world,
    aForm({ values: { service: 'mold-remediation', text_consent: 'on' } }),
    verbs,
  )
  expect(answer).toEqual({
    kind: 'received',
    location: '/contact?received=R-2611-7K3QD&service=mold-remediation',
  })
  expect(received).toMatchObject([
    {
      request: {
        id,
        name: 'Ann',
        phone: '+13305550188',
        service: 'mold-remediation',
        when: null,
        text_consent: true,
      },
      signs: { page: '/hubbard-oh', honeypot: '', openedAt: new Date(now.getTime() - minute) },
    },
  ])
})

test('whoever was not asked about text messages did not say no to them', async () => {
  const { received, verbs } = aDomain()
  await submitContact(world, aForm({}), verbs)
  expect(received[0]?.request.text_consent).toBeNull()
})

test('photos of this try come after those that were kept, each once', async () => {
  const { received, verbs } = aDomain()
  const photos = [
    { sha256: roof, name: 'roof.jpg' },
    { sha256: cellar, name: 'again.jpg' },
  ]
  await submitContact(world, aForm({ kept: [cellar, cellar], photos }), verbs)
  expect(received[0]?.request.photos).toEqual([cellar, roof])
})

test('after an error everything that was entered is still there, photos included', async () => {
  const { received, verbs } = aDomain()
  const values = { name: ' ', phone: '12', town: 'Hubbard', message: 'Wet', insurance: 'maybe' }
  const sent = aForm({ values, photos: [{ sha256: roof, name: 'roof.jpg' }] })
  const answer = await submitContact(world, sent, verbs)
  expect(received).toEqual([])
  expect(answer).toMatchObject({
    kind: 'again',
    form: {
      id,
      opened: sent.values['opened'],
      values,
      errors: {
        name: ['Please tell us your name.'],
        phone: ['Enter a 10-digit phone number.'],
        insurance: [expect.any(String)],
      },
      photos: [
        {
          sha256: roof,
          name: 'roof.jpg',
          thumbnail: expect.stringContaining(`/api/photos/${roof}/thumbnail?until=`),
        },
      ],
      photoErrors: [],
    },
  })
})

test('a refused photo shows the form once more, and without it the request goes through', async () => {
  const { received, verbs } = aDomain()
  const photoErrors = ['bad.jpg: This photo is damaged.']
  const again = await submitContact(
    world,
    aForm({ photoErrors, photos: [{ sha256: roof, name: 'roof.jpg' }] }),
    verbs,
  )
  expect(again).toMatchObject({
    kind: 'again',
    form: { errors: {}, photoErrors, photos: [{ sha256: roof }] },
  })
  expect(received).toEqual([])
  expect(await submitContact(world, aForm({ kept: [roof] }), verbs)).toMatchObject({ kind: 'received' })
  expect(received[0]?.request.photos).toEqual([roof])
})

test('a kept photo that is gone, or was never here, is named as such', async () => {
  const { verbs } = aDomain()
  for (const kept of [gone, '../../etc/passwd', '']) {
    expect(await submitContact(world, aForm({ kept: [kept] }), verbs)).toMatchObject({
      kind: 'again',
      form: {
        photos: [],
        photoErrors: ['A photo sent before is no longer here. Please add it again if it matters, then send.'],
      },
    })
  }
})

test('whoever knows the hash of a photo that belongs to a request is not shown it', async () => {
  const answer = await submitContact(world, aForm({ values: { name: '' }, kept: [cellar] }), aDomain().verbs)
  expect(answer).toMatchObject({
    kind: 'again',
    form: { photos: [{ name: 'Photo 1', thumbnail: expect.stringMatching(/^data:/) }] },
  })
})

test('a photo that is swept at the last moment is missed, and nothing else is lost', async () => {
  const { verbs } = aDomain(({ photos }) =>
    photos.includes(roof)
      ? new Refusal(409, 'photos-missing', 'Some photos have not arrived.', { missing: [roof] })
      : null,
  )
  expect(await submitContact(world, aForm({ kept: [roof, cellar] }), verbs)).toMatchObject({
    kind: 'again',
    form: {
      values: { name: 'Ann' },
      photos: [{ sha256: cellar }],
      photoErrors: [expect.stringContaining('no longer here')],
    },
  })
})

test('who goes back, changes something and sends again is not turned away', async () => {
  const { received, verbs } = aDomain((request) =>
    request.id === id ? new Refusal(409, 'lead-differs', 'Received with other content.') : null,
  )
  expect(await submitContact(world, aForm(), verbs)).toMatchObject({ kind: 'received' })
  expect(received[0]?.request.id).not.toBe(id)
})

test.each([
  [{ website: 'https://spam.example' }, { honeypot: 'https://spam.example' }],
  [{ opened: 'made.up' }, { openedAt: null }],
])('what a form with %j says of how it came goes along', async (values, signs) => {
  const { received, verbs } = aDomain()
  expect(await submitContact(world, aForm({ values }), verbs)).toMatchObject({ kind: 'received' })
  expect(received[0]?.signs).toMatchObject(signs)
})

test('an id or a page that was tampered with stops nobody', async () => {
  const { received, verbs } = aDomain()
  await submitContact(world, aForm({ values: { id: '7', page: 'x\u0000' } }), verbs)
  expect(received).toMatchObject([
    { request: { id: expect.stringMatching(/^[0-9a-f-]{36}$/) }, signs: { page: '' } },
  ])
})

test('what happened is taken from the form, and the thank-you page learns it to say what to do until then', async () => {
  const { received, verbs } = aDomain()
  const answer = await submitContact(world, aForm({ values: { loss: 'burst-pipe' } }), verbs)
  expect(answer).toEqual({ kind: 'received', location: '/contact?received=R-2611-7K3QD&loss=burst-pipe' })
  expect(received).toMatchObject([{ request: { loss: 'burst-pipe' } }])
})

test.each([
  ['nothing was chosen', {}, 'other', 'loss=other'],
  ['the choice is one that the list does not have', { loss: 'earthquake' }, 'other', 'loss=other'],
  ['an older page asked for the service', { service: 'fire-damage' }, null, 'service=fire-damage'],
])('where %s the request is received all the same', async (_, values, loss, query) => {
  const { received, verbs } = aDomain()
  const answer = await submitContact(world, aForm({ values }), verbs)
  expect(answer).toEqual({ kind: 'received', location: `/contact?received=R-2611-7K3QD&${query}` })
  expect(received).toMatchObject([{ request: { loss } }])
})

import { expect, test } from 'vitest'
import { losses, type Loss } from '#domain/leads/losses.ts'
import { lossSteps } from '#domain/safety/loss-steps.ts'
import { aSite } from '#site/a-site.ts'
import type { Page, Visit } from '#site/page.ts'
import { renderPage } from '#site/render.tsx'
import { findPage, receiptPage } from '#site/routes.ts'
import { emptyForm, readReceived, type ContactForm } from './contact-form.ts'

const hash = 'ab'.repeat(32)

test('before sending only three things are asked, and what the page knows goes along unseen', () => {
  const { html } = show({ form: { ...emptyForm, id: 'an-id', opened: 'signed' } })
  expect(namesIn(html.replace(/<noscript><div.*<\/noscript>/s, ''))).toEqual(
    ['id', 'loss', 'name', 'opened', 'page', 'phone', 'town', 'website'].sort(),
  )
  expect(html).toContain('name="id" value="an-id"')
  expect(html).toContain('name="opened" value="signed"')
})

test('it can be sent without a script, photos included', () => {
  const { html } = show({})
  expect(html).toMatch(/<form [^>]*action="\/contact" encType="multipart\/form-data" method="post">/)
  const plain = /<noscript>(<div.*)<\/noscript>/s.exec(html)?.[1] ?? ''
  expect(namesIn(plain)).toEqual(['message', 'photos'])
  expect(plain).toContain('accept="image/jpeg,image/png,image/webp,image/heic,image/heif"')
  expect(html).toContain('data-module="/assets/contact.js"')
})

test.each(losses)('what brought the visitor is chosen already: $label', ({ value, label }) => {
  const { html } = show({ form: { ...emptyForm, values: { loss: value, town: 'Boardman, OH', page: '/' } } })
  const checked = [...html.matchAll(/<input type="radio"[^>]*checked=""[^>]*>/g)].map(([input]) => input)
  expect(checked).toHaveLength(1)
  expect(checked[0]).toContain(`value="${value}"`)
  expect(checked[0]).toContain(`aria-describedby="brief-${value}"`)
  expect(html).toContain(label)
  expect(html).toContain('name="town" value="Boardman, OH"')
})

test('nothing is chosen for someone who came from nowhere, and nobody is signed up for texts', () => {
  const { html } = show({})
  expect(html).not.toMatch(/<input type="radio"[^>]*checked/)
  expect(html).not.toContain('text_consent')
})

test('the trap for programs is out of the way of people', () => {
  const { html } = show({})
  expect(html).toMatch(
    /aria-hidden="true"><label>[^<]*<input type="text" tabindex="-1" autoComplete="off" name="website"\/>/i,
  )
})

test('after an error nothing that was entered is gone, and each mistake leads to its field', () => {
  const form: ContactForm = {
    ...emptyForm,
    values: { name: '', phone: '330', town: 'Hubbard, OH', loss: 'fire-smoke', message: 'Smoke & soot' },
    errors: { name: ['Please tell us your name.'], phone: ['Enter a 10-digit phone number.'] },
    photos: [{ sha256: hash, name: 'kitchen.jpg', thumbnail: 'data:image/jpeg;base64,AA' }],
    photoErrors: ['notes.pdf is not a photo.'],
  }
  const { status, html } = show({ form })
  expect(status).toBe(422)
  expect(html).toContain('3 things need another look')
  for (const field of ['name', 'phone', 'photos']) {
    expect(html).toContain(`<a href="#${field}">`)
    expect(html).toMatch(new RegExp(`<input[^>]* id="${field}"|<input id="${field}"`))
    expect(html).toContain(`id="error-${field}"`)
    expect(html).toMatch(new RegExp(`aria-describedby="[^"]*error-${field}"`))
  }
  expect(html).toContain('value="330"')
  expect(html).toContain('name="town" value="Hubbard, OH"')
  expect(html).toMatch(/checked="" value="fire-smoke"|value="fire-smoke" checked=""/)
  expect(html).toContain('Smoke &amp; soot</textarea>')
  expect(html).toMatch(new RegExp(`name="kept"[^>]*value="${hash}"`))
  expect(html).toContain('kitchen.jpg')
})

test.each(losses)('after a request the reference and the steps for $label are shown', ({ value }) => {
  const { status, html } = show({ received: { reference: 'R-2611-ABCDE', loss: value } }, receiptPage)
  expect(status).toBe(200)
  expect(html).toContain('<title>We have your request |')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('R-2611-ABCDE')
  expect(html).toContain('<a href="tel:911">Call 911</a> first')
  for (const { text } of [...lossSteps[value].now, ...lossSteps[value].never])
    expect(withoutLinks(html)).toContain(text.replaceAll("'", '&#x27;'))
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(main.includes('valve')).toBe(value === 'burst-pipe')
  expect(main.includes('data-photos-part')).toBe(value !== 'trauma')
})

test.each<[Loss, string[]]>([
  ['flooded-basement', ['Take photos of the water line from the stairs. Add them here']],
  [
    'burst-pipe',
    [
      'If your feet stay dry, close the main water valve. Show me how',
      'Take photos from dry ground before you move anything. Add them here',
    ],
  ],
  ['sewage-backup', []],
  ['fire-smoke', []],
  ['mold', ['Take photos from the doorway, then close the door. Add them here']],
  ['trauma', []],
  ['other', ['Take photos of what you see from the door. Add them here']],
])('for %s a link helps with these steps: %j', (loss, expected) => {
  const { html } = show({ received: { reference: 'R-2611-ABCDE', loss } }, receiptPage)
  const steps = html.match(/<section class="until">.*?<\/ol>/s)?.[0].match(/<li>.*?<\/li>/gs) ?? []
  const helped = steps.filter((step) => /#shut-it-off|#add-photos/.test(step))
  expect(helped.map((step) => step.replaceAll(/<[^>]*>/g, ''))).toEqual(expected)
  if (html.includes('#add-photos')) expect(html).toContain('id="add-photos"')
})

test('the page on water damage shows how to shut the water off', () => {
  expect(show({}, findPage('/services/water-damage')).html).toContain('id="shut-it-off"')
})

/** Emergency numbers become links wherever they stand. */
function withoutLinks(html: string) {
  return html.replaceAll(/<\/?a\b[^>]*>/g, '')
}

test('the confirmation takes nothing from its address but a reference and a known loss', () => {
  const read = (query: string) => readReceived(new URLSearchParams(query))
  const reference = 'R-2611-ABCDE'
  expect(read('received=R-2611-ABCDE&loss=sewage-backup')).toEqual({ reference, loss: 'sewage-backup' })
  expect(read('received=R-2611-ABCDE&service=mold-remediation')).toEqual({ reference, loss: 'mold' })
  expect(read('received=R-2611-ABCDE&loss=<b>')).toEqual({ reference, loss: 'other' })
  expect(read('received=R-2611-ABCD')).toBeNull()
  expect(read('received=R-2611-ABCDU')).toBeNull()
  expect(read('received=<script>')).toBeNull()
  expect(read('')).toBeNull()
})

function namesIn(html: string) {
  const fields = html.matchAll(/<(?:input|textarea)[^>]* name="([^"]+)"/g)
  return [...new Set([...fields].map(([, name]) => name))].sort()
}

function show(visit: Visit, page: Page | null = findPage('/contact')) {
  if (!page) throw new Error('There is no contact page.')
  return renderPage(page, aSite(), visit)
}

import { expect, test } from 'vitest'
import { lossChoices } from '#domain/leads/lead-choices.ts'
import { LeadRequest } from '#domain/leads/lead.ts'
import { aSite } from '#site/a-site.ts'
import type { Visit } from '#site/page.ts'
import { renderPage } from '#site/render.tsx'
import { findPage } from '#site/routes.ts'
import { emptyForm, readReceived, type ContactForm } from './contact-form.ts'

const hash = 'ab'.repeat(32)

test('the form asks for everything a request may hold, and nothing else', () => {
  const { html } = show({ form: { ...emptyForm, id: 'an-id', opened: 'signed' } })
  const names = new Set(
    [...html.matchAll(/<(?:input|textarea)[^>]* name="([^"]+)"/g)].map(([, name]) => name),
  )
  expect([...names].sort()).toEqual([...Object.keys(LeadRequest.shape), 'opened', 'page', 'website'].sort())
  expect(html).toContain('name="id" value="an-id"')
  expect(html).toContain('name="opened" value="signed"')
})

test('it can be sent without a script, photos included', () => {
  const { html } = show({})
  expect(html).toMatch(/<form [^>]*action="\/contact" encType="multipart\/form-data" method="post">/)
  expect(html).toContain('accept="image/jpeg,image/png,image/webp,image/heic,image/heif"')
  expect(html).toContain('data-module="/assets/contact.js"')
})

test('the call comes before the form', () => {
  const { html } = show({})
  const main = html.slice(html.indexOf('<main'))
  expect(main.indexOf('href="tel:')).toBeLessThan(main.indexOf('<form'))
})

test('nobody is signed up for texts, and the trap for programs is out of the way of people', () => {
  const { html } = show({})
  expect(html).toMatch(/<input type="checkbox" id="text_consent" name="text_consent" value="true"\/>/)
  expect(html).toMatch(
    /aria-hidden="true"><label>[^<]*<input type="text" tabindex="-1" autoComplete="off" name="website"\/>/i,
  )
})

test('after an error nothing that was entered is gone, and each mistake leads to its field', () => {
  const form: ContactForm = {
    ...emptyForm,
    values: {
      name: '',
      phone: '330',
      town: 'Hubbard',
      service: 'fire-damage',
      message: 'Smoke & soot',
      text_consent: 'true',
    },
    errors: { name: ['Please tell us your name.'], phone: ['Please give a ten-digit phone number.'] },
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
  expect(html).toContain('value="Hubbard"')
  expect(html).toMatch(/name="service" checked="" value="fire-damage"|value="fire-damage" checked=""/)
  expect(html).toContain('Smoke &amp; soot</textarea>')
  expect(html).toMatch(
    /name="text_consent" value="true" checked=""|name="text_consent" checked="" value="true"/,
  )
  expect(html).toMatch(new RegExp(`name="kept"[^>]*value="${hash}"`))
  expect(html).toContain('kitchen.jpg')
})

test.each(lossChoices)(
  'after a request about $value the reference and the next steps are shown',
  ({ value }) => {
    const { status, html } = show({ received: { reference: 'R-2611-ABCDE', service: value } })
    expect(status).toBe(200)
    expect(html).toContain('R-2611-ABCDE')
    expect(html).toContain('Call 911 first')
    expect(html).toContain('href="tel:+13305550142"')
    expect(html).not.toContain('<form')
  },
)

test('the thank-you page takes nothing from its address but a reference and a known service', () => {
  const read = (query: string) => readReceived(new URLSearchParams(query))
  expect(read('received=R-2611-ABCDE&service=mold-remediation')).toEqual({
    reference: 'R-2611-ABCDE',
    service: 'mold-remediation',
  })
  expect(read('received=R-2611-ABCDE&service=<b>')).toEqual({
    reference: 'R-2611-ABCDE',
    service: 'not-sure',
  })
  expect(read('received=R-2611-ABCD')).toBeNull()
  expect(read('received=R-2611-ABCDU')).toBeNull()
  expect(read('received=<script>')).toBeNull()
  expect(read('')).toBeNull()
})

function show(visit: Visit) {
  const page = findPage('/contact')
  if (!page) throw new Error('There is no contact page.')
  return renderPage(page, aSite(), visit)
}

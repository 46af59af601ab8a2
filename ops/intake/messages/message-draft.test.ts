import { expect, test } from 'vitest'
import { firstTemplates } from '#domain/messages/templates.ts'
import {
  emptyDraft,
  firstChannel,
  knownOf,
  languageOf,
  reachOf,
  readDraft,
  wordsOf,
} from './message-draft.ts'

const sender = { company: 'Mission Restore', phone: '+13305550142', name: 'Marcus Wren' }
const job = {
  name: 'Nora Trillium',
  number: 'MR-2611-014',
  phone: '+13305550117',
  town: 'Boardman',
  facts: { address: '1187 Larkspur Lane', email: 'nora@trillium.example', text_consent: true },
  next_visit: { id: '1', on: '2026-11-24', from: '08:00', to: '10:00', people: [] },
}
const aboutVisit = firstTemplates.find(({ key }) => key === 'visit') ?? firstTemplates[0]

function filled(
  about: typeof job | (Omit<typeof job, 'facts' | 'next_visit'> & { facts: object; next_visit: null }),
) {
  const known = knownOf(about, sender)
  return aboutVisit && wordsOf(aboutVisit, { channel: 'text', language: languageOf(about), known })
}

test('a template is filled with what the file knows, and what it does not know stops the message', () => {
  expect(filled(job)).toEqual({
    subject: '',
    body: 'Mission Restore: Your next visit is planned for Tue, Nov 24, 8–10 AM. If this time doesn’t work for you, call (330) 555-0142.',
  })
  const unplanned = filled({ ...job, next_visit: null })
  const draft = { ...emptyDraft('text'), body: unplanned?.body ?? '' }
  expect(readDraft(draft, job.phone)).toEqual({
    errors: { body: 'Replace [day and time of the next visit] before you send this.' },
  })
})

test('a customer who speaks Spanish is written to in Spanish', () => {
  const spanish = { ...job, facts: { ...job.facts, language: 'es' as const } }
  expect(filled(spanish)?.body).toContain('prevista para el martes, 24 de noviembre, de 8 a. m. a 10 a. m.')
})

test('nobody is texted who did not agree or was not asked, nor written to without an address', () => {
  expect(reachOf(job, 'text')).toEqual({ to: job.phone, why: null })
  const whyNot = (facts: { text_consent?: boolean }) => reachOf({ ...job, facts }, 'text')
  expect(whyNot({ text_consent: false })).toEqual({
    to: null,
    why: 'Nora Trillium has not agreed to text messages.',
  })
  expect(whyNot({})).toEqual({
    to: null,
    why: 'Nora Trillium has not been asked about text messages yet.',
  })
  expect(reachOf({ ...job, facts: {} }, 'email').why).toBe('No email address is known.')
})

test('an email needs a subject and words, and a text message takes no subject along', () => {
  const draft = { ...emptyDraft('email'), body: 'We come at 9.' }
  expect(readDraft(draft, 'nora@trillium.example')).toEqual({ errors: { subject: 'Enter a subject.' } })
  expect(readDraft({ ...draft, channel: 'text', subject: 'Left over' }, job.phone)).toMatchObject({
    message: { id: draft.id, channel: 'text', to: job.phone, subject: '', body: 'We come at 9.' },
  })
})

test('a message begins with the way that is known: without an address it goes to the number', () => {
  expect(firstChannel(job)).toBe('email')
  expect(firstChannel({ ...job, facts: {} })).toBe('text')
})

import { expect, test } from 'vitest'
import { fillTemplate, gapsIn, unknownIn, visitFor } from './fill-template.ts'
import { longestBody, longestSubject } from './message.ts'
import { firstTemplates, templateLanguages } from './templates.ts'

test('what is known stands in the text, and what is not in brackets', () => {
  const text = fillTemplate('{company}: we come to {address} on {visit}.', {
    company: 'Mission Restore',
    address: '',
  })
  expect(text).toBe(
    'Mission Restore: we come to [the address of the loss] on [day and time of the next visit].',
  )
  expect(gapsIn(text)).toEqual(['[the address of the loss]', '[day and time of the next visit]'])
  expect(gapsIn('Bring your keys [both].')).toEqual([])
})

test('a customer’s name with braces or dollar signs stands there as it is', () => {
  expect(fillTemplate('Hello {name}', { name: '$& {phone}', phone: '555' })).toBe('Hello $& {phone}')
})

test('a placeholder that does not exist is found, and left as it is', () => {
  expect(unknownIn('{name} {adress} {}')).toEqual(['{adress}', '{}'])
  expect(fillTemplate('{adress}', { address: 'x' })).toBe('{adress}')
})

test('a visit is said in the language of the customer', () => {
  const visit = { on: '2026-11-24', from: '08:00', to: '10:00' }
  expect(visitFor(visit, 'en')).toBe('Tue, Nov 24, 8–10 AM')
  expect(visitFor(visit, 'es')).toBe('martes, 24 de noviembre, de 8 a. m. a 10 a. m.')
})

test('where what is filled in ends with a period, the sentence has no second one', () => {
  const visit = visitFor({ on: '2026-11-24', from: '08:00', to: '10:00' }, 'es')
  const template = firstTemplates.find(({ key }) => key === 'visit')
  expect(fillTemplate(template?.es.text ?? '', { visit })).toContain('a 10 a. m. Si esa hora')
  expect(fillTemplate(template?.es.email ?? '', { visit })).toContain('a 10 a. m. Debe haber')
  const known = { visit: 'Tue, Nov 24, 8–10 AM' }
  expect(fillTemplate(template?.en.text ?? '', known)).toContain('8–10 AM. If this time')
})

test('each template says something in both languages and on both ways, within their limits', () => {
  for (const template of firstTemplates)
    for (const language of templateLanguages) {
      const { subject, email, text } = template[language]
      expect(unknownIn(subject + email + text)).toEqual([])
      expect([subject, email, text].every((words) => words.length > 0)).toBe(true)
      expect(subject.length).toBeLessThan(longestSubject - 50)
      expect(email.length).toBeLessThan(longestBody.email / 2)
      expect(text.length).toBeLessThan(longestBody.text / 2)
      // A text message says first who sends it.
      expect(text.startsWith('{company}: ')).toBe(true)
    }
})

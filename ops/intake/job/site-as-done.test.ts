import { expect, test } from 'vitest'
import type { Site } from '#domain/jobs/site.ts'
import { siteAsDone } from './site-as-done.ts'

const site: Site = {
  address: '12 Mill Street',
  unit: '',
  state: 'OH',
  zip: '',
  hazards: ['electricity'],
  not_asked: ['hurt', 'gas', 'sharps'],
  vulnerable: [],
  access_way: 'lockbox',
  access_note: 'Lockbox at the side door',
  key_holder: '',
  parking: '',
  pets: 'A dog',
  has_access_code: false,
  call_note: '',
}

test('what was changed here and is not sent stands on top of what the crew knew, and nothing else does', () => {
  const facts = { access_note: 'Ring twice', gas: 'yes', electricity: 'no', pets: 'Two cats' } as const
  const unsent = new Set(['access_note', 'gas', 'electricity', 'access_way'])
  expect(siteAsDone(site, facts, unsent)).toEqual({
    ...site,
    access_note: 'Ring twice',
    access_way: null,
    hazards: ['gas'],
    not_asked: ['hurt', 'sharps'],
  })
  expect(siteAsDone(site, facts, new Set())).toEqual(site)
})

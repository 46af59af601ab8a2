import { expect, test } from 'vitest'
import { legalBlocks } from '#content/legal/legal-blocks.ts'
import { checkForm } from '#domain/forms/checks/check.ts'
import { fieldsOf, FormDefinition } from '#domain/forms/definition/definition.ts'
import { templates } from './templates.ts'

/** Who must sign each form. Those who only may sign, and those who sign where something was answered, are not named. */
const signers: Readonly<Record<string, readonly string[]>> = {
  'work-authorization-ohio': ['owner', 'representative'],
  'work-authorization-pennsylvania': ['owner', 'representative'],
  'emergency-waiver': ['owner'],
  // Only who cancels signs it.
  'notice-of-cancellation': [],
  'direction-to-pay': ['owner', 'representative'],
  'moisture-map': ['technician'],
  'drying-log': ['technician'],
  'daily-job-log': ['technician'],
  'day-one-checklist': ['technician'],
  'site-safety': ['technician'],
  'property-condition': ['owner', 'technician'],
  'scope-worksheet': ['technician'],
  'certificate-of-drying': ['technician', 'owner'],
  'change-order': ['owner', 'representative'],
  'photo-report': [],
  'fire-assessment': ['technician'],
  'mold-remediation': ['technician'],
  'contents-inventory': ['technician'],
  invoice: [],
  'trauma-cleanup': ['technician'],
  'equipment-log': ['technician'],
  completion: ['owner', 'technician'],
  'service-refusal': ['owner', 'technician'],
  'contents-disposal': ['technician'],
  'hazardous-materials': ['owner', 'technician'],
  'vehicle-check': ['technician'],
  'incident-report': ['crew', 'representative'],
  'subcontractor-check-in': ['subcontractor', 'representative'],
  'chemical-application': ['technician'],
  'moisture-inspection': ['technician'],
  'basement-assessment': ['technician'],
}

test('every template has an address of its own', () => {
  const slugs = templates.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(Object.keys(signers).toSorted()).toEqual(slugs.toSorted())
})

test.each(templates)('$slug can be published as it is, in both languages', ({ slug, definition }) => {
  // A notice of cancellation is signed only by whoever cancels.
  const told = slug === 'notice-of-cancellation' ? ['legal-signature-optional'] : []
  expect(checkForm(FormDefinition.parse(definition)).map(({ code }) => code)).toEqual(told)
})

test.each(templates)('$slug is signed by those who must sign it', ({ slug, definition }) => {
  const always = FormDefinition.parse(definition).sections.flatMap(({ show_if, fields }) =>
    show_if ? [] : fields,
  )
  const needed = always.flatMap((field) =>
    field.type === 'signature' && field.need === 'always' && !field.show_if ? [field.signer] : [],
  )
  expect(needed).toEqual(signers[slug])
})

test.each(templates)(
  '$slug names legal texts that are there and apply where it is used',
  ({ definition }) => {
    const form = FormDefinition.parse(definition)
    for (const field of fieldsOf(form)) {
      if (field.type !== 'legal') continue
      const named = legalBlocks.find(
        ({ block, version }) => block === field.block && version === field.version,
      )
      expect(named, field.id).toBeDefined()
      const applies = named?.states.length ? named.states : ['OH', 'PA']
      const used = form.states.length > 0 ? form.states : ['OH', 'PA']
      expect(applies, field.id).toEqual(expect.arrayContaining(used))
    }
  },
)

test.each(templates)('whoever of the customers has to sign $slug may decline', ({ definition }) => {
  const needed = fieldsOf(FormDefinition.parse(definition)).flatMap((field) =>
    field.type === 'signature' && (field.signer === 'owner' || field.signer === 'next_of_kin') && field.need
      ? [[field.id, field.may_decline]]
      : [],
  )
  expect(needed).toEqual(needed.map(([id]) => [id, true]))
})

import { fieldsAsked } from '../definition/condition.ts'
import { fieldsOf, type FormDefinition } from '../definition/definition.ts'
import type { Field } from '../definition/field.ts'
import { compileFormula } from '../formulas/formula.ts'
import { findCycle } from './cycle.ts'
import type { Finding } from './finding.ts'
import { formulasOf, needsOf } from './needs.ts'
import { neverShown } from './never-shown.ts'
import { untranslatedParts } from './untranslated.ts'

/** Everything that is wrong with a form, what blocks first. */
export function checkForm(form: FormDefinition): Finding[] {
  const fields = fieldsOf(form)
  const known = new Set(fields.map(({ id }) => id))
  const cycle = findCycle(form)
  const findings: Finding[] = [
    ...missingSigners(fields),
    ...fields.flatMap((field) => faultsOfFormula(field)),
    ...form.sections.flatMap((section) =>
      unknownIn(section.id, section.show_if ? fieldsAsked(section.show_if) : [], known),
    ),
    ...fields.flatMap((field) => unknownIn(field.id, needsOf(field), known)),
    ...(cycle
      ? [{ code: 'cycle', field: cycle[0] ?? null, blocks: true, about: cycle.join(' → ') } as const]
      : []),
    ...(cycle ? [] : faultsOfPath(form)),
    ...untranslatedParts(form).map((field): Finding => ({ code: 'untranslated', field, blocks: false })),
  ]
  return findings.toSorted((a, b) => Number(b.blocks) - Number(a.blocks))
}

export function isPublishable(findings: readonly Finding[]) {
  return !findings.some(({ blocks }) => blocks)
}

function missingSigners(fields: readonly Field[]): Finding[] {
  const legal = fields.find(({ type }) => type === 'legal')
  const signatures = fields.flatMap((field) => (field.type === 'signature' ? [field] : []))
  const [signature] = signatures
  if (fields.length === 0) return [{ code: 'nothing-to-answer', field: null, blocks: true }]
  if (!legal) return []
  if (!signature) return [{ code: 'legal-without-signature', field: legal.id, blocks: true }]
  // A notice that is signed only by whoever uses it is right so: it is told, and doesn’t block.
  if (signatures.some(({ need }) => need !== undefined)) return []
  return [{ code: 'legal-signature-optional', field: signature.id, blocks: false }]
}

function faultsOfFormula(field: Field): Finding[] {
  return formulasOf(field).flatMap((formula) => {
    const compiled = compileFormula(formula)
    if ('problem' in compiled)
      return [{ code: 'formula', field: field.id, blocks: true, about: compiled.problem } as const]
    return []
  })
}

function unknownIn(field: string, names: readonly string[], known: ReadonlySet<string>): Finding[] {
  return names
    .filter((name) => !known.has(name))
    .map((about) => ({ code: 'unknown-field', field, blocks: true, about }) as const)
}

/** A question that no answer can bring onto the path blocks where it is needed, and is only strange elsewhere. */
function faultsOfPath(form: FormDefinition): Finding[] {
  return neverShown(form).map(
    (field) =>
      ({
        code: 'never-shown',
        field: field.id,
        blocks: 'need' in field && field.need !== undefined,
      }) as const,
  )
}

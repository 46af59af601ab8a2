import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import { waitsForCounsel } from '#domain/forms/legal/counsel.ts'
import { legalTitle } from '#domain/forms/legal/legal-titles.ts'
import type { PublishedLegalText } from '#domain/forms/published-form.ts'

/** The legal texts of a form in which a lawyer still has to write something, each once, by title and version. */
export function textsThatWait(form: FormDefinition, texts: readonly PublishedLegalText[]): string[] {
  const named = fieldsOf(form).flatMap((field) => {
    if (field.type !== 'legal') return []
    const text = texts.find(({ block, version }) => block === field.block && version === field.version)
    const waits = text && (waitsForCounsel(text.en) || waitsForCounsel(text.es ?? ''))
    return waits ? [`${legalTitle(field.block)}, version ${field.version}`] : []
  })
  return [...new Set(named)]
}

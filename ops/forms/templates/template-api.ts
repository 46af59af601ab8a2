import { hc, parseResponse } from 'hono/client'
import type { FormPapersApi } from '#api/form-papers.ts'
import type { FormTemplatesApi } from '#api/form-templates.ts'
import type { DraftChange, NewTemplate, PreviewRequest, TemplateRestore } from '#domain/forms/template.ts'
import { asMe } from '../../as-me.ts'
import { pagesOf } from './pages-of.ts'

const templates = hc<FormTemplatesApi>('/api/form-templates', asMe)
const papers = hc<FormPapersApi>('/api/form-templates', asMe)

export function listTemplates() {
  return parseResponse(templates.index.$get())
}

export function getTemplate(slug: string) {
  return parseResponse(templates[':slug'].$get({ param: { slug } }))
}

export function beginTemplate(json: NewTemplate) {
  return parseResponse(templates.index.$post({ json }))
}

export function saveDraft(slug: string, json: DraftChange) {
  return parseResponse(templates[':slug'].draft.$put({ param: { slug }, json }))
}

export function discardDraft(slug: string, revision: number) {
  return parseResponse(
    templates[':slug'].draft.$delete({ param: { slug }, query: { revision: String(revision) } }),
  )
}

export function publishDraft(slug: string, revision: number) {
  return parseResponse(templates[':slug'].publish.$post({ param: { slug }, json: { revision } }))
}

export function restoreVersion(slug: string, json: TemplateRestore) {
  return parseResponse(templates[':slug'].restore.$post({ param: { slug }, json }))
}

export function retireTemplate(slug: string, retired: boolean) {
  return parseResponse(templates[':slug'].retired.$put({ param: { slug }, json: { retired } }))
}

export function listTemplateVersions(slug: string, cursor: string | undefined) {
  return parseResponse(templates[':slug'].versions.$get({ param: { slug }, query: { cursor } }))
}

/** A form as paper, with blanks where nothing is answered. */
export async function drawPaper(slug: string, json: PreviewRequest): Promise<{ file: Blob; pages: number }> {
  const answer = await papers[':slug'].preview.$post({ param: { slug }, json })
  if (!answer.ok) await parseResponse(Promise.resolve(answer))
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return { file: new Blob([bytes], { type: 'application/pdf' }), pages: pagesOf(bytes) }
}

/** The form as a file that can be imported elsewhere. */
export async function exportTemplate(slug: string): Promise<Blob> {
  const answer = await papers[':slug'].export.$get({ param: { slug }, query: {} })
  if (!answer.ok) await parseResponse(Promise.resolve(answer))
  return answer.blob()
}

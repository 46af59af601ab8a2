/** Which templates are shown, as it stands in the address. */
export type TemplateSearch = { q?: string; only?: 'drafts' | 'retired'; state?: 'OH' | 'PA' }

export function readTemplateSearch({ q, only, state }: Record<string, unknown>): TemplateSearch {
  return {
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 80) }),
    ...((only === 'drafts' || only === 'retired') && { only }),
    ...((state === 'OH' || state === 'PA') && { state }),
  }
}

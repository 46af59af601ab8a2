import type { MessageDetail } from './chat.ts'

/** Where an automated answer comes from, as staff reads it, and whether it is a quotation; empty where it comes from no page. */
export function sourceWords(detail: MessageDetail | null): string {
  if (!detail?.title) return ''
  const titles = (detail.sources ?? [{ title: detail.title }]).map(({ title }) => `“${title}”`).join(' and ')
  if (detail.from_office) return `Written by our office; see also ${titles}`
  return `${detail.is_written ? 'Written by a language model from' : 'Quoted from'} ${titles}`
}

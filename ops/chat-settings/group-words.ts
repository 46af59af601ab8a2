import type { PageGroup } from '#domain/chat/settings/page-groups.ts'

export const groupWords: Readonly<Record<PageGroup, { readonly name: string; readonly which: string }>> = {
  home: { name: 'Home', which: 'The first page' },
  services: { name: 'Services', which: 'The list, and each service but trauma cleanup' },
  trauma: { name: 'Trauma services', which: 'Trauma cleanup: soft words, no questions about details' },
  areas: { name: 'Areas', which: 'Counties, cities and towns' },
  questions: { name: 'Questions', which: 'Questions and answers' },
  contact: { name: 'Contact', which: 'The request form, with the chat beside it' },
  others: {
    name: 'All others',
    which: 'About, projects, certifications, testimonials, privacy, and other websites',
  },
}

export function pagesWords(pages: number) {
  return pages === 1 ? '1 page' : `${pages} pages`
}

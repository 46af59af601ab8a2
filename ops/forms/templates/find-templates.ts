import type { TemplateRow } from '#domain/forms/template.ts'
import type { TemplateSearch } from './search.ts'

/** The templates that fit what is asked, by title. Retired ones are shown only where they are asked for. */
export function findTemplates(
  rows: readonly TemplateRow[],
  { q = '', only, state }: TemplateSearch,
): TemplateRow[] {
  const words = plain(q).split(/\s+/).filter(Boolean)
  return rows
    .filter(({ draft, retired_at }) =>
      only === 'retired' ? retired_at !== null : retired_at === null && (only !== 'drafts' || draft !== null),
    )
    .filter(({ states }) => !state || states.length === 0 || states.includes(state))
    .filter(({ title, slug }) =>
      words.every((word) => plain(`${title.en} ${title.es ?? ''} ${slug}`).includes(word)),
    )
    .toSorted((a, b) => a.title.en.localeCompare(b.title.en))
}

const longest = 60

/** What a form is called in its address, made of its title: small letters, digits and hyphens. */
export function slugOf(title: string) {
  const slug = plain(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
  if (slug.length < 2) return ''
  if (slug.length <= longest) return slug
  // Between two words, where there is a place to cut.
  const cut = slug.slice(0, longest + 1).lastIndexOf('-')
  return slug.slice(0, cut > 1 ? cut : longest)
}

function plain(text: string) {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { FormTemplate } from '#domain/forms/template.ts'
import { formsKey } from '../form-queries.ts'
import { templatesKey } from '../stale-queries.ts'
import { getTemplate, listTemplates, listTemplateVersions } from './template-api.ts'

const firstPage: string | undefined = undefined

export const templatesQuery = queryOptions({
  queryKey: [...templatesKey, 'list'] as const,
  queryFn: listTemplates,
})

export function templateQuery(slug: string) {
  return queryOptions({ queryKey: [...templatesKey, 'one', slug] as const, queryFn: () => getTemplate(slug) })
}

export function templateVersionsQuery(slug: string) {
  return infiniteQueryOptions({
    queryKey: [...templatesKey, 'versions', slug] as const,
    queryFn: ({ pageParam }) => listTemplateVersions(slug, pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

/** What a change answers with is what there is now: the lists are asked for again. */
export function takeTemplate(client: QueryClient, template: FormTemplate) {
  client.setQueryData(templateQuery(template.slug).queryKey, template)
  void client.invalidateQueries({ queryKey: templatesQuery.queryKey })
}

/** What is published now can be begun, and its versions are one more. */
export function takePublished(client: QueryClient, template: FormTemplate) {
  takeTemplate(client, template)
  void client.invalidateQueries({ queryKey: [...templatesKey, 'versions', template.slug] })
  void client.invalidateQueries({ queryKey: [...formsKey, 'published'] })
}

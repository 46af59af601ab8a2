import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { CompanyOfForms } from '#domain/forms/facts/company-of-forms.ts'
import { getCompanyOfForms } from '#domain/forms/facts/company-of-forms.flow.ts'
import { getFormVersion, listForms } from '#domain/forms/forms.server.ts'
import { listLegalTexts } from '#domain/forms/legal/legal-texts.server.ts'
import { FormSlug } from '#domain/forms/form-slug.ts'
import { FormVersion, PublishedForm, PublishedLegalText } from '#domain/forms/published-form.ts'
import { json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'

const getForms = createRoute({
  operationId: 'listForms',
  method: 'get',
  path: '/',
  summary: 'List the published forms',
  responses: {
    200: json(z.array(PublishedForm), 'Each in its newest version, by its title.'),
    ...refusals(400, 401, 403),
  },
})

const getVersion = createRoute({
  operationId: 'getFormVersion',
  method: 'get',
  path: '/{slug}/versions/{version}',
  summary: 'Read one version of a form',
  request: {
    params: z.object({
      slug: FormSlug,
      version: z.coerce
        .number('Form not found.')
        .int('Form not found.')
        .min(1, 'Form not found.')
        .max(1_000_000),
    }),
  },
  responses: {
    200: json(FormVersion, 'As it was published: it never changes.'),
    ...refusals(400, 401, 403, 404),
  },
})

const getLegalTexts = createRoute({
  operationId: 'listLegalTexts',
  method: 'get',
  path: '/legal-texts',
  summary: 'List the legal texts of forms',
  responses: {
    200: json(z.array(PublishedLegalText), 'Every version of each: none of them changes.'),
    ...refusals(400, 401, 403),
  },
})

const getCompany = createRoute({
  operationId: 'getCompanyOfForms',
  method: 'get',
  path: '/company',
  summary: 'Read what forms take of the company',
  responses: {
    200: json(CompanyOfForms, 'What is filled in without being asked for.'),
    ...refusals(400, 401, 403),
  },
})

export const formsApi = newApi()
  .openapi(getCompany, async (c) =>
    c.json(await getCompanyOfForms(c.var.world, allowed(c, 'forms.fill')), 200),
  )
  .openapi(getLegalTexts, async (c) =>
    c.json(await listLegalTexts(c.var.world, allowed(c, 'forms.fill')), 200),
  )
  .openapi(getForms, async (c) => c.json(await listForms(c.var.world, allowed(c, 'forms.fill')), 200))
  .openapi(getVersion, async (c) =>
    c.json(await getFormVersion(c.var.world, allowed(c, 'forms.fill'), c.req.valid('param')), 200),
  )

export type FormsApi = typeof formsApi

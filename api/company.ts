import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { longestSignedLife } from '#platform/files/signed-url.ts'
import { durationWords } from '#platform/text/duration-words.ts'
import { VersionQuery } from '#platform/versions/version-page.ts'
import { CompanyRevision, CompanyVersionPage, type Company } from '#domain/company/company.ts'
import { changeCompany, getCompanyToEdit } from '#domain/company/company.server.ts'
import { CompanyPicture, listCompanyPictures } from '#domain/company/company-pictures.server.ts'
import { addCompanyPicture } from '#domain/company/picture.flow.ts'
import { listCompanyVersions } from '#domain/company/versions.server.ts'
import { maxPhotoBytes } from '#domain/photos/photo-limits.ts'
import { photoTooLarge } from '#domain/photos/photo.ts'
import { orCurrent } from './current.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { limitBody } from './body-limit.ts'
import { readSentFile } from './sent-file.ts'

const getFacts = createRoute({
  operationId: 'getCompany',
  method: 'get',
  path: '/',
  summary: 'Get the company details',
  responses: {
    200: json(CompanyRevision, 'The facts, and how often they changed.'),
    ...refusals(401, 403),
  },
})

const putFacts = createRoute({
  operationId: 'changeCompany',
  method: 'put',
  path: '/',
  summary: 'Change the company details, including the website',
  middleware: limitBody,
  request: { body: body(CompanyRevision) },
  responses: {
    200: json(CompanyRevision, 'The facts as they are now.'),
    ...refusals(400, 401, 403, 409, 413, 415, 422),
  },
})

const getVersions = createRoute({
  operationId: 'listCompanyVersions',
  method: 'get',
  path: '/versions',
  summary: 'List earlier versions of the company details, newest first',
  request: { query: VersionQuery },
  responses: {
    200: json(CompanyVersionPage, 'A page, and where the next one begins.'),
    ...refusals(400, 401, 403),
  },
})

const getPictures = createRoute({
  operationId: 'listCompanyPictures',
  method: 'get',
  path: '/pictures',
  summary: `List the company’s pictures with URLs signed for ${durationWords(longestSignedLife)}`,
  responses: { 200: json(z.array(CompanyPicture), 'Newest first.'), ...refusals(401, 403) },
})

const binary = z.string().openapi({ format: 'binary' })

const postPicture = createRoute({
  operationId: 'addCompanyPicture',
  method: 'post',
  path: '/pictures',
  summary: 'Upload a picture for the website; it appears once the company details use it',
  request: { body: { required: true, content: { 'image/*': { schema: binary } } } },
  responses: {
    200: json(CompanyPicture, 'Stored. The same picture again gets the same answer.'),
    ...refusals(400, 401, 403, 413, 415, 422),
  },
})

export const companyApi = newApi()
  .openapi(getFacts, async (c) =>
    c.json(onWire(await getCompanyToEdit(c.var.world, allowed(c, 'config.company'))), 200),
  )
  .openapi(putFacts, async (c) => {
    const manager = allowed(c, 'config.company')
    const changed = await orCurrent(changeCompany(c.var.world, manager, c.req.valid('json')), async () =>
      onWire(await getCompanyToEdit(c.var.world, manager)),
    )
    return c.json(onWire(changed), 200)
  })
  .openapi(getVersions, async (c) =>
    c.json(await listCompanyVersions(c.var.world, allowed(c, 'config.company'), c.req.valid('query')), 200),
  )
  .openapi(getPictures, async (c) =>
    c.json(await listCompanyPictures(c.var.world, allowed(c, 'config.company')), 200),
  )
  .openapi(postPicture, async (c) => {
    const manager = allowed(c, 'config.company')
    const bytes = await readSentFile(c, { most: maxPhotoBytes, tooLarge: photoTooLarge })
    return c.json(await addCompanyPicture(c.var.world, manager, bytes), 200)
  })

export type CompanyApi = typeof companyApi

function onWire({ revision, ...facts }: Company) {
  return { facts, revision }
}

import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { Refusal } from '#platform/refusal.ts'
import { sentId } from '#platform/requests/sent-id.ts'
import { isSignedPath } from '#platform/files/signed-url.ts'
import {
  addCertification,
  changeCertification,
  checkCertification,
  removeCertification,
} from '#domain/certifications/certifications.server.ts'
import {
  CertificationChange,
  HeldCertification,
  maxDocumentBytes,
  NewCertification,
} from '#domain/certifications/certification.ts'
import { pathOfDocument } from '#domain/certifications/certification-views.server.ts'
import { documentTooLarge, findDocument } from '#domain/certifications/documents.server.ts'
import { editorFor, editorOf, type CertificationEditor } from '#domain/certifications/certification-editor.ts'
import { readHeld, readHeldOne } from '#domain/certifications/held.flow.ts'
import { storeDocument } from '#domain/certifications/store-document.server.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed, currentSession } from './authentication.ts'
import { limitBody } from './body-limit.ts'
import { orCurrent } from './current.ts'
import type { ApiEnv } from './env.ts'
import { readSentFile } from './sent-file.ts'
import { answerFile, asDownload } from './stored-file.ts'

const binary = z.string().openapi({ format: 'binary' })
const params = z.object({ id: sentId('Certification not found.') })
const done = { 204: { description: 'Done.' } }

const getOfPerson = createRoute({
  operationId: 'listCertifications',
  method: 'get',
  path: '/',
  summary: 'List a person’s certifications, soonest expiry first',
  request: { query: z.object({ employee_id: sentId('Person not found.') }) },
  responses: { 200: json(z.array(HeldCertification), 'All of them.'), ...refusals(400, 401, 403, 404) },
})

const postOne = createRoute({
  operationId: 'addCertification',
  method: 'post',
  path: '/',
  summary: 'Add a certification',
  middleware: limitBody,
  request: { body: body(NewCertification) },
  responses: {
    201: { description: 'Added.' },
    200: { description: 'Already added.' },
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422),
  },
})

const putOne = createRoute({
  operationId: 'changeCertification',
  method: 'put',
  path: '/{id}',
  summary: 'Change a certification',
  middleware: limitBody,
  request: { params, body: body(CertificationChange) },
  responses: { ...done, ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
})

const postCheck = createRoute({
  operationId: 'checkCertification',
  method: 'post',
  path: '/{id}/check',
  summary: 'Mark a certification as checked',
  middleware: limitBody,
  request: { params, body: body(z.object({ revision: z.int().min(1) })) },
  responses: { ...done, ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
})

const deleteOne = createRoute({
  operationId: 'removeCertification',
  method: 'delete',
  path: '/{id}',
  summary: 'Remove a certification and its document',
  request: { params, query: z.object({ revision: z.coerce.number().int().min(1) }) },
  responses: { ...done, ...refusals(400, 401, 403, 404, 409) },
})

const putDocument = createRoute({
  operationId: 'storeCertificationDocument',
  method: 'put',
  path: '/{id}/file',
  summary: 'Upload a certification document as a PDF or photo',
  request: {
    params,
    body: {
      required: true,
      content: { 'application/pdf': { schema: binary }, 'image/*': { schema: binary } },
    },
  },
  responses: { ...done, ...refusals(400, 401, 403, 404, 413, 415, 422) },
})

const getDocument = createRoute({
  operationId: 'getCertificationDocument',
  method: 'get',
  path: '/{id}/file',
  summary: 'Download a certification document through a signed URL',
  request: {
    params,
    query: z.object({ until: z.string().default(''), sig: z.string().default('') }),
  },
  responses: {
    200: {
      description: 'Sent as a download, because a document may contain anything.',
      content: { 'application/pdf': { schema: binary }, 'image/jpeg': { schema: binary } },
    },
    ...refusals(400, 404),
  },
})

export const certificationsApi = newApi()
  .openapi(getOfPerson, async (c) => {
    const { employee_id } = c.req.valid('query')
    return c.json(await readHeld(c.var.world, currentSession(c).employee, employee_id), 200)
  })
  .openapi(postOne, async (c) => {
    const added = c.req.valid('json')
    const editor = editorFor(currentSession(c).employee, added.employee_id)
    const { isNew } = await addCertification(c.var.world, editor, added)
    return isNew ? c.body(null, 201) : c.body(null, 200)
  })
  .openapi(putOne, async (c) => {
    const { id } = c.req.valid('param')
    const editor = editorOf(currentSession(c).employee)
    const change = changeCertification(c.var.world, editor, { id, ...c.req.valid('json') })
    await orCurrentOf(c, editor, { id, change })
    return c.body(null, 204)
  })
  .openapi(postCheck, async (c) => {
    const which = { ...c.req.valid('param'), ...c.req.valid('json') }
    const editor = allowed(c, 'employees.edit')
    await orCurrentOf(c, editor, { id: which.id, change: checkCertification(c.var.world, editor, which) })
    return c.body(null, 204)
  })
  .openapi(deleteOne, async (c) => {
    const which = { id: c.req.valid('param').id, revision: c.req.valid('query').revision }
    const editor = editorOf(currentSession(c).employee)
    await orCurrentOf(c, editor, { id: which.id, change: removeCertification(c.var.world, editor, which) })
    return c.body(null, 204)
  })
  .openapi(putDocument, async (c) => {
    const bytes = await readSentFile(c, { most: maxDocumentBytes, tooLarge: documentTooLarge })
    const editor = editorOf(currentSession(c).employee)
    await storeDocument(c.var.world, editor, { id: c.req.valid('param').id, bytes })
    return c.body(null, 204)
  })
  .openapi(getDocument, async (c) => {
    const { world } = c.var
    const { id } = c.req.valid('param')
    const isGood = isSignedPath(
      world.secret,
      { path: pathOfDocument(id), ...c.req.valid('query') },
      world.now(),
    )
    const document = isGood ? await findDocument(world, id) : null
    if (!document)
      throw new Refusal(404, 'document-not-found', 'Document not found, or its link has expired.')
    const name = `certification.${document.type === 'application/pdf' ? 'pdf' : 'jpg'}`
    return answerFile(c, document.file, {
      ...asDownload,
      'Content-Type': document.type,
      'Content-Disposition': `attachment; filename="${name}"`,
    })
  })

export type CertificationsApi = typeof certificationsApi

/** A change that was refused as stale says what there is now. */
function orCurrentOf(
  c: Context<ApiEnv>,
  editor: CertificationEditor,
  { id, change }: { id: string; change: Promise<void> },
) {
  return orCurrent(change, () => readHeldOne(c.var.world, editor, id))
}

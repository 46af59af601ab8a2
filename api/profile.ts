import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { OwnChange } from '#domain/employees/oneself.ts'
import { changeOneself } from '#domain/employees/oneself.server.ts'
import { Profile } from '#domain/employees/profile.ts'
import { readProfile } from '#domain/employees/profile.flow.ts'
import { maxPhotoBytes } from '#domain/photos/photo-limits.ts'
import { photoTooLarge } from '#domain/photos/photo.ts'
import { keepPortrait, removePortrait } from '#domain/portraits/portraits.server.ts'
import { PreferencesRevision } from '#domain/preferences/preference.ts'
import { changePreferences } from '#domain/preferences/preferences.server.ts'
import { EndedSessions, OwnDevice } from '#domain/sessions/device.ts'
import { endDevice, endOtherDevices, eraseDevice, listDevices } from '#domain/sessions/devices.server.ts'
import { orCurrent } from './current.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { currentSession } from './authentication.ts'
import { limitBody } from './body-limit.ts'
import { readSentFile } from './sent-file.ts'

const profile = json(Profile, 'The profile as it is now.')
const changeRefusals = refusals(400, 401, 403, 409, 413, 415, 422)
const done = { 204: { description: 'Done.' } }
const binary = z.string().openapi({ format: 'binary' })

const getProfile = createRoute({
  operationId: 'getProfile',
  method: 'get',
  path: '/',
  summary: 'Get your profile',
  responses: { 200: profile, ...refusals(401, 403) },
})

const putProfile = createRoute({
  operationId: 'changeProfile',
  method: 'put',
  path: '/',
  summary: 'Change your profile',
  middleware: limitBody,
  request: { body: body(OwnChange) },
  responses: { 200: profile, ...changeRefusals },
})

const putPreferences = createRoute({
  operationId: 'changePreferences',
  method: 'put',
  path: '/preferences',
  summary: 'Change your alerts, quiet hours and language',
  middleware: limitBody,
  request: { body: body(PreferencesRevision) },
  responses: { 200: profile, ...changeRefusals },
})

const putPortrait = createRoute({
  operationId: 'storePortrait',
  method: 'put',
  path: '/portrait',
  summary: 'Upload your portrait, cropped to its center',
  request: { body: { required: true, content: { 'image/*': { schema: binary } } } },
  responses: { 200: profile, ...refusals(400, 401, 403, 413, 415, 422) },
})

const deletePortrait = createRoute({
  operationId: 'removePortrait',
  method: 'delete',
  path: '/portrait',
  summary: 'Remove your portrait',
  responses: { 200: profile, ...refusals(401, 403) },
})

const getDevices = createRoute({
  operationId: 'listDevices',
  method: 'get',
  path: '/devices',
  summary: 'List your signed-in devices, most recent first',
  responses: { 200: json(z.array(OwnDevice), 'All of them.'), ...refusals(401, 403) },
})

const deleteDevice = createRoute({
  operationId: 'signOutDevice',
  method: 'delete',
  path: '/devices/{id}',
  summary: 'Sign out one of your other devices',
  request: { params: z.object({ id: sentId('Device not found.') }) },
  responses: { ...done, ...refusals(400, 401, 403, 404, 409) },
})

const postEraseDevice = createRoute({
  operationId: 'eraseDevice',
  method: 'post',
  path: '/devices/{id}/erase',
  summary: 'Sign out one of your other devices, and remove what it downloaded when it next connects',
  request: { params: z.object({ id: sentId('Device not found.') }) },
  responses: { ...done, ...refusals(400, 401, 403, 404, 409) },
})

const postSignOutOthers = createRoute({
  operationId: 'signOutOtherDevices',
  method: 'post',
  path: '/devices/sign-out-others',
  summary: 'Sign out all your other devices',
  responses: { 200: json(EndedSessions, 'In how many places.'), ...refusals(401, 403) },
})

export const profileApi = newApi()
  .openapi(getProfile, async (c) => c.json(await readProfile(c.var.world, currentSession(c)), 200))
  .openapi(putProfile, async (c) => {
    await orCurrent(changeOneself(c.var.world, currentSession(c), c.req.valid('json')), () =>
      readProfile(c.var.world, currentSession(c)),
    )
    return c.json(await readProfile(c.var.world, currentSession(c)), 200)
  })
  .openapi(putPreferences, async (c) => {
    await orCurrent(changePreferences(c.var.world, currentSession(c), c.req.valid('json')), () =>
      readProfile(c.var.world, currentSession(c)),
    )
    return c.json(await readProfile(c.var.world, currentSession(c)), 200)
  })
  .openapi(putPortrait, async (c) => {
    const bytes = await readSentFile(c, { most: maxPhotoBytes, tooLarge: photoTooLarge })
    await keepPortrait(c.var.world, currentSession(c), bytes)
    return c.json(await readProfile(c.var.world, currentSession(c)), 200)
  })
  .openapi(deletePortrait, async (c) => {
    await removePortrait(c.var.world, currentSession(c))
    return c.json(await readProfile(c.var.world, currentSession(c)), 200)
  })
  .openapi(getDevices, async (c) => c.json(await listDevices(c.var.world, currentSession(c)), 200))
  .openapi(deleteDevice, async (c) => {
    await endDevice(c.var.world, currentSession(c), c.req.valid('param').id)
    return c.body(null, 204)
  })
  .openapi(postEraseDevice, async (c) => {
    await eraseDevice(c.var.world, currentSession(c), c.req.valid('param').id)
    return c.body(null, 204)
  })
  .openapi(postSignOutOthers, async (c) =>
    c.json({ ended: await endOtherDevices(c.var.world, currentSession(c)) }, 200),
  )

export type ProfileApi = typeof profileApi

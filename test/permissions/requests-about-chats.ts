import { newId } from '#platform/uuid.ts'
import { firstSettings } from '#domain/chat/settings/settings.ts'
import { aChatVisitor, linkOf } from '#test/a-chat.ts'
import { sending, type MakeAsk } from './ask.ts'
import type { Place } from './place.ts'

type Who = { id: string }

let numbers = 0

/** What visitors ask for, with the secret of their chat, and what staff does in it. */
export const aboutChats: Readonly<Record<string, MakeAsk>> = {
  'PUT /api/chatbot/chats/{id}': (place) => asVisitor(place, '', {}),
  'GET /api/chatbot/chats/{id}': (place) => asVisitor(place, ''),
  'GET /api/chatbot/chats/{id}/stream': (place) => asVisitor(place, '/stream'),
  'PUT /api/chatbot/chats/{id}/messages/{message_id} | with its secret': (place) =>
    asVisitor(place, `/messages/${newId()}`, { text: 'Help' }),
  'PUT /api/chatbot/chats/{id}/messages/{message_id} | with the secret of another': async (place) => {
    const { init } = await asVisitor(place, '', { text: 'Help' })
    const { id } = await aChatVisitor(place)
    return { path: `/api/chatbot/chats/${id}/messages/${newId()}`, init }
  },
  'PUT /api/chatbot/chats/{id}/facts/{message_id}': (place) =>
    asVisitor(place, `/facts/${newId()}`, { town: 'Boardman' }),
  'PUT /api/chatbot/chats/{id}/contact/{message_id}': (place) =>
    asVisitor(place, `/contact/${newId()}`, { phone: '(330) 555-0199', way: 'call' }),
  'PUT /api/chatbot/chats/{id}/photos/{message_id}': async (place) => {
    const { sha256, bytes: body } = place.photo
    const headers = { 'Content-Type': 'image/jpeg' }
    await place.api.request(`/api/chatbot/photos/${sha256}`, { method: 'PUT', headers, body })
    return asVisitor(place, `/photos/${newId()}`, { sha256 })
  },
  'PUT /api/chatbot/chats/{id}/typing': (place) => asVisitor(place, '/typing', {}),
  'PUT /api/chatbot/chats/{id}/seen/{position}': (place) => asVisitor(place, '/seen/0', {}),
  'DELETE /api/chatbot/chats/{id}': (place) => asVisitor(place, ''),
  'POST /api/chatbot/chats/{id}/links': (place) => asVisitor(place, '/links', {}),
  'GET /api/chatbot/chats/{id}/devices': (place) => asVisitor(place, '/devices'),
  'PUT /api/chatbot/chats/{id}/devices/{device_id}': (place) => asVisitor(place, `/devices/${newId()}`, {}),
  'DELETE /api/chatbot/chats/{id}/devices/{device_id}': (place) => asVisitor(place, `/devices/${newId()}`),
  'POST /api/chatbot/devices': async (place) => {
    const token = await linkOf(await aChatVisitor(place))
    const headers = { 'x-chat-secret': `a-secret-of-a-device-${newId()}` }
    return { path: '/api/chatbot/devices', init: { headers, json: { id: newId(), token } } }
  },
  ...forBoth('GET /api/chats/{id}', (id) => ({ path: `/api/chats/${id}` })),
  ...forBoth('GET /api/chats/{id}/messages', (id) => ({ path: `/api/chats/${id}/messages?before=1` })),
  ...forBoth('PUT /api/chats/{id}/turns/{message_id}', (id) =>
    sending(`/api/chats/${id}/turns/${newId()}`, { turn: 'hand_back' }),
  ),
  ...forBoth('PUT /api/chats/{id}/messages/{message_id}', (id) =>
    sending(`/api/chats/${id}/messages/${newId()}`, { text: 'Ivy is free until 9.', kind: 'note' }),
  ),
  ...forBoth('PUT /api/chats/{id}/facts/{message_id}', (id) =>
    sending(`/api/chats/${id}/facts/${newId()}`, { town: 'Boardman' }),
  ),
  'PUT /api/chat-settings': async (place) =>
    sending('/api/chat-settings', { settings: firstSettings, revision: await settingsRevision(place) }),
  'DELETE /api/chat-settings/blocks/{id}': async (place) => {
    const { id } = await aChatVisitor(place)
    return { path: `/api/chat-settings/blocks/${id}`, init: { method: 'DELETE' } }
  },
  'POST /api/chat-settings/versions/{version}/restore': async (place) =>
    sending('/api/chat-settings/versions/1/restore', { revision: await settingsRevision(place) }),
  'PUT /api/chats/{id}/link-texts/{message_id} | of a job': async (place) => {
    const visitor = await aChatVisitor(place)
    // A number is texted three times in ten minutes at most.
    await visitor.call(`(330) 555-01${10 + numbers++}`, 'text')
    const json = { id: visitor.id, facts: { loss_type: 'water' } }
    await place.other.request('/api/jobs', { method: 'POST', json })
    return { path: `/api/chats/${visitor.id}/link-texts/${newId()}` }
  },
  ...forBoth('PUT /api/chats/{id}/contact/{message_id}', (id) =>
    sending(`/api/chats/${id}/contact/${newId()}`, { phone: '(330) 555-0199' }),
  ),
  ...forBoth('POST /api/chats/{id}/transcripts', (id) =>
    sending(`/api/chats/${id}/transcripts`, { as: 'text' }),
  ),
  ...forBoth('DELETE /api/chats/{id}', (id) => ({ path: `/api/chats/${id}` })),
  ...forBoth('POST /api/chats/{id}/links', (id) => ({ path: `/api/chats/${id}/links` })),
  ...forBoth('PUT /api/chats/{id}/typing', (id) => ({ path: `/api/chats/${id}/typing` })),
  ...forBoth('PUT /api/chats/{id}/seen/{position}', (id) => ({ path: `/api/chats/${id}/seen/0` })),
}

async function settingsRevision({ world }: Place) {
  const { revision } = await world.db.selectFrom('chat_settings').select('revision').executeTakeFirstOrThrow()
  return revision
}

async function asVisitor(place: Place, path: string, json?: unknown) {
  const { id, secret } = await aChatVisitor(place)
  return { path: `/api/chatbot/chats/${id}${path}`, init: { headers: { 'x-chat-secret': secret }, json } }
}

/** In the conversation of whoever asks, and in one of another. */
function forBoth(name: string, ask: (id: string) => { path: string }): Record<string, MakeAsk> {
  return {
    [`${name} | their own`]: async (place, who) => ask(await aChatOf(place, who)),
    [`${name} | another's`]: async (place) => ask(await aChatOf(place, place.other)),
  }
}

async function aChatOf(place: Place, { id: assigned_to }: Who) {
  const { id, say } = await aChatVisitor(place)
  await say('my number is (330) 555-0199')
  await place.world.db
    .updateTable('chat')
    .set({ state: 'staff', assigned_to, waiting_since: null })
    .where('id', '=', id)
    .execute()
  return id
}

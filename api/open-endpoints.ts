/**
 * All that answers without a session; a picture asks for a signed address instead. Everything else is closed by default: what
 * the door lets in and what the description of the API says follow from this list.
 */
export const openEndpoints: readonly string[] = [
  'POST /api/auth/login',
  'POST /api/auth/activate',
  'POST /api/auth/sign-outs',
  'POST /api/leads',
  'GET /api/chatbot/start',
  'PUT /api/chatbot/chats/{id}',
  'GET /api/chatbot/chats/{id}',
  'GET /api/chatbot/chats/{id}/stream',
  'PUT /api/chatbot/chats/{id}/messages/{message_id}',
  'PUT /api/chatbot/chats/{id}/facts/{message_id}',
  'PUT /api/chatbot/chats/{id}/contact/{message_id}',
  'PUT /api/chatbot/chats/{id}/photos/{message_id}',
  'PUT /api/chatbot/chats/{id}/typing',
  'PUT /api/chatbot/chats/{id}/seen/{position}',
  'DELETE /api/chatbot/chats/{id}',
  'POST /api/chatbot/chats/{id}/links',
  'GET /api/chatbot/chats/{id}/devices',
  'PUT /api/chatbot/chats/{id}/devices/{device_id}',
  'DELETE /api/chatbot/chats/{id}/devices/{device_id}',
  'POST /api/chatbot/devices',
  'PUT /api/chatbot/photos/{sha256}',
  'GET /api/receipts/{id}',
  'PUT /api/receipts/{id}/phone',
  'PUT /api/receipts/{id}/answers',
  'PUT /api/receipts/{id}/photos/{sha256}',
  'PUT /api/receipts/{id}/cancellation',
  'POST /api/vitals',
  'PUT /api/photos/{sha256}',
  'GET /api/photos/{sha256}/{size}',
  'GET /api/certifications/{id}/file',
  'GET /api/submissions/{id}/paper',
  'GET /api/portraits/{id}',
  'GET /api/calendar/{token}',
  'GET /api/openapi.json',
]

const patterns = openEndpoints.map((endpoint) => {
  const pattern = endpoint.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${pattern}$`)
})

/** Whether a call of this path needs no session. */
export function isOpen({ method, path }: { method: string; path: string }) {
  const call = `${method === 'HEAD' ? 'GET' : method} ${path}`
  return patterns.some((pattern) => pattern.test(call))
}

const methods = ['get', 'put', 'post', 'delete'] as const
type Operations = Partial<Record<(typeof methods)[number], { security?: object[] }>>

/** Says in the description of the API which endpoints ask for no session. */
export function describeOpen<Document extends { paths?: Record<string, Operations> }>(document: Document) {
  for (const [path, operations] of Object.entries(document.paths ?? {}))
    for (const method of methods) {
      const operation = operations[method]
      if (operation && openEndpoints.includes(`${method.toUpperCase()} ${path}`)) operation.security = []
    }
  return document
}

import { useState } from 'react'
import type { Endpoint } from './description.ts'
import { TryIt } from './try-it.tsx'

/** One endpoint; its inside is made when it is first opened. */
export function EndpointPart({ endpoint }: { endpoint: Endpoint }) {
  const [wasOpened, setOpened] = useState(false)
  const { method, path, summary } = endpoint
  return (
    <details
      className="mb-2 rounded-sm border border-line bg-sheet"
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary className="min-h-11 cursor-pointer px-4 py-3">
        <code className="font-semibold break-all">
          {method} {path}
        </code>
        <span className="block text-muted">{summary}</span>
      </summary>
      {wasOpened && <Inside endpoint={endpoint} />}
    </details>
  )
}

function Inside({ endpoint }: { endpoint: Endpoint }) {
  const { isOpenToAll, responses, body, canBeTried } = endpoint
  return (
    <div className="border-t border-line px-4 py-4">
      <p>
        {isOpenToAll
          ? 'No sign-in required.'
          : 'Requires sign-in: send the header Authorization: Bearer with the token.'}
      </p>
      <h3 className="mt-4 text-lg">Responses</h3>
      <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {Object.entries(responses).map(([status, { description }]) => (
          <div key={status} className="contents">
            <dt className="font-semibold tabular-nums">{status}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      {body && <SchemaText title="Request body" schema={body} />}
      {Object.entries(responses).map(([status, { content }]) =>
        status.startsWith('2') && content['application/json']?.schema ? (
          <SchemaText key={status} title={`Response ${status}`} schema={content['application/json'].schema} />
        ) : null,
      )}
      {canBeTried ? (
        <TryIt endpoint={endpoint} />
      ) : (
        <p className="mt-4 text-muted">This endpoint uses files or streams, so it can’t be tried here.</p>
      )}
    </div>
  )
}

function SchemaText({ title, schema }: { title: string; schema: Record<string, unknown> }) {
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{title}</summary>
      <pre className="overflow-x-auto bg-wash p-3 text-sm" tabIndex={0}>
        {JSON.stringify(schema, null, 2)}
      </pre>
    </details>
  )
}

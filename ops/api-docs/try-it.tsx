import { useId, useState, type SubmitEvent } from 'react'
import { storedToken } from '../session/token-store.ts'
import { button } from '../ui/button.ts'
import { inputClass } from '../ui/field-frame.tsx'
import { Field } from '../ui/field.tsx'
import { addressOf, exampleOf, type Endpoint } from './description.ts'

type Answer = { status: string; text: string }

/** Sends a request with the values of the form, as the signed-in person, and shows the response. */
export function TryIt({ endpoint }: { endpoint: Endpoint }) {
  const { parameters, body } = endpoint
  const id = useId()
  const [values, setValues] = useState<Record<string, string>>({})
  const [json, setJson] = useState(() => (body ? JSON.stringify(exampleOf(body), null, 2) : ''))
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setAnswer(await send(endpoint, values, json))
    setBusy(false)
  }

  return (
    <form className="mt-4 space-y-4 border-t border-line pt-4" onSubmit={submit}>
      <h3 className="text-lg">Try it</h3>
      {parameters.map(({ name, in: place, required }) => (
        <Field
          key={name}
          label={`${name} (${place}${required ? '' : ', optional'})`}
          required={required}
          autoComplete="off"
          value={values[name] ?? ''}
          onChange={(event) => setValues({ ...values, [name]: event.target.value })}
        />
      ))}
      {body && (
        <div>
          <label htmlFor={id} className="mb-1 block text-sm font-semibold">
            Body
          </label>
          <textarea
            id={id}
            rows={8}
            spellCheck={false}
            className={`${inputClass} w-full px-3 py-2 font-mono`}
            value={json}
            onChange={(event) => setJson(event.target.value)}
          />
        </div>
      )}
      <button type="submit" className={button('gold')} aria-disabled={isBusy}>
        {isBusy ? 'Sending...' : 'Send request'}
      </button>
      <div role="status">
        {answer && (
          <>
            <p className="font-semibold">{answer.status}</p>
            <pre className="mt-1 max-h-96 overflow-auto bg-wash p-3 text-sm" tabIndex={0}>
              {answer.text}
            </pre>
          </>
        )}
      </div>
    </form>
  )
}

async function send(endpoint: Endpoint, values: Record<string, string>, json: string): Promise<Answer> {
  const headers = new Headers({ Authorization: `Bearer ${storedToken() ?? ''}` })
  if (endpoint.body) headers.set('Content-Type', 'application/json')
  try {
    const answer = await fetch(addressOf(endpoint, values), {
      method: endpoint.method,
      headers,
      body: endpoint.body ? json : undefined,
    })
    return { status: `${answer.status} ${answer.statusText}`, text: pretty(await answer.text()) }
  } catch {
    return { status: 'No response', text: 'The server can’t be reached.' }
  }
}

function pretty(text: string) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

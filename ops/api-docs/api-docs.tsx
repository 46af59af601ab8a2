import { useQuery } from '@tanstack/react-query'
import { Guard } from '../shell/guard.tsx'
import { Loading } from '../shell/full-page.tsx'
import { usePageTitle } from '../shell/title.ts'
import { Notice } from '../ui/notice.tsx'
import { readDescription } from './description.ts'
import { EndpointPart } from './endpoint-part.tsx'

/** Every endpoint as the server describes it, to read and to try as the signed-in person. */
export function ApiDocs() {
  return <Guard next="/api/docs">{() => <Pages />}</Guard>
}

function Pages() {
  usePageTitle('API')
  const { data, isError } = useQuery({
    queryKey: ['api description'],
    queryFn: askDescription,
    staleTime: Infinity,
  })
  return (
    <main className="mx-auto max-w-4xl px-5 py-8 lg:py-12">
      <h1 className="text-4xl">{data?.title ?? 'API'}</h1>
      <p className="mt-3 mb-8 border-l-4 border-gold pl-3 text-pretty text-muted">
        Requests you send here use your account and change real data. The machine-readable version is{' '}
        <a className="text-ink underline" href="/api/openapi.json">
          /api/openapi.json
        </a>
        .
      </p>
      {isError && <Notice title="The API reference didn’t load. Reload the page." />}
      {!data && !isError && <Loading />}
      {data?.chapters.map(([name, endpoints]) => (
        <section key={name} className="mb-10">
          <h2 className="mb-3 text-2xl">{name}</h2>
          {endpoints.map((endpoint) => (
            <EndpointPart key={endpoint.name} endpoint={endpoint} />
          ))}
        </section>
      ))}
    </main>
  )
}

async function askDescription() {
  const answer = await fetch('/api/openapi.json')
  if (!answer.ok) throw new Error(`The description was answered with ${answer.status}.`)
  return readDescription(await answer.json())
}

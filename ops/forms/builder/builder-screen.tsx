import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { FormTemplate } from '#domain/forms/template.ts'
import { isUnanswered, problemOf } from '../../problem.ts'
import { useMay, useUser } from '../../session/may.ts'
import { NoPermission } from '../../shell/no-permission.tsx'
import { usePageTitle } from '../../shell/title.ts'
import { button } from '../../ui/button.ts'
import { Bar, FailedList, Statement } from '../../ui/list-states.tsx'
import { formVersionRead } from '../form-queries.ts'
import { templateQuery } from '../templates/queries.ts'
import { Builder } from './builder.tsx'
import { useDraftKey } from './draft/use-draft-key.ts'
import { useSavedElsewhere } from './draft/use-saved-elsewhere.ts'
import { ReadVersion } from './read-version.tsx'

const route = getRouteApi('/staff/ops/forms/templates/$slug')

/** A form in the builder. */
export function BuilderScreen() {
  const { slug } = route.useParams()
  const user = useUser()
  if (!useMay('templates.view')) return <NoPermission what="see the templates of forms" />
  return user && <Loaded key={slug} slug={slug} user={user.id} />
}

function Loaded({ slug, user }: { slug: string; user: string }) {
  const { data, error, refetch } = useQuery(templateQuery(slug))
  usePageTitle(data?.title.en || 'Form')
  useSavedElsewhere(slug)
  if (data) return <Opened template={data} user={user} />
  if (error && problemOf(error).status === 404) return <NotFound />
  return (
    <div className="px-4 pt-5 lg:px-7">
      <h1 className="text-3xl uppercase">Form</h1>
      {error ? (
        <>
          <FailedList what="The form" error={error} retry={() => void refetch()} />
          {isUnanswered(error) && (
            <p className="text-muted">
              The builder needs a connection. What you typed before stays on this device.
            </p>
          )}
        </>
      ) : (
        <div role="status" className="mt-8 grid max-w-2xl gap-5">
          <span className="sr-only">Opening the form</span>
          <Bar width="w-1/3" />
          <Bar width="w-3/5" />
          <Bar width="w-2/5" />
        </div>
      )}
    </div>
  )
}

function Opened({ template, user }: { template: FormTemplate; user: string }) {
  const { slug, published } = template
  const mayEdit = useMay('templates.edit')
  const key = useDraftKey(user, slug)
  const [reading, setReading] = useState<number | null>(null)
  const { data: read } = useQuery({ ...formVersionRead(slug, reading ?? 1), enabled: reading !== null })
  const close = () => setReading(null)
  if (reading !== null && read)
    return <ReadVersion key={reading} slug={slug} version={reading} form={read.definition} onClose={close} />
  if (!mayEdit)
    return published ? (
      <ReadVersion slug={slug} version={published.version} form={published.definition} onClose={null} />
    ) : (
      <NoPermission what="edit forms" />
    )
  return key && <Builder template={template} storageKey={key} onRead={setReading} />
}

function NotFound() {
  return (
    <div className="px-4 pt-5 lg:px-7">
      <Statement title="There is no such form">
        <p>It may have been a draft that someone discarded.</p>
        <Link to="/ops/forms/templates" className={`mt-3 ${button('plain')}`}>
          Show all templates
        </Link>
      </Statement>
    </div>
  )
}

import type { FormTemplate } from '#domain/forms/template.ts'
import { useMay } from '../../../session/may.ts'
import { useBuilding } from '../builder-context.ts'
import { changeLines } from './change-lines.ts'
import { ChangeList } from './change-list.tsx'

/** What the draft changes of the version that is in use. */
export function ChangesPanel({ published }: Pick<FormTemplate, 'published'>) {
  const { form, select } = useBuilding()
  const mayPublish = useMay('templates.publish')
  const lines = published ? changeLines(published.definition, form) : []
  const count = lines.length === 1 ? '1 change' : `${lines.length} changes`
  return (
    <section aria-label="Changes" className="flex min-h-0 flex-col">
      <div className="flex min-h-11 items-center justify-between gap-3 px-4">
        <h2 className="text-xl">
          {published ? `Changed since version ${published.version}` : 'Not published yet'}
        </h2>
        {published && <span className="text-muted tabular-nums">{count}</span>}
      </div>
      <div className="relative min-h-0 overflow-y-auto [scrollbar-width:thin]">
        {!published && (
          <p className="px-4 pb-3 text-muted">
            {mayPublish
              ? 'Publish it, and it can be filled in.'
              : 'Someone with permission to publish forms, such as the owner, publishes it. Then it can be filled in.'}
          </p>
        )}
        {published && lines.length === 0 && (
          <p className="px-4 pb-3 text-muted">
            Nothing yet. Version {published.version} stays in use until{' '}
            {mayPublish ? 'you publish' : 'someone with permission publishes the next one'}.
          </p>
        )}
        <ChangeList lines={lines} onJump={select} />
      </div>
    </section>
  )
}

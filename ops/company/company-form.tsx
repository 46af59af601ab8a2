import { useRef, type SubmitEvent } from 'react'
import type { CompanyRevision } from '#domain/company/company.ts'
import { StaleList } from '../ui/list-states.tsx'
import { LeaveGuard } from '../ui/leave-guard.tsx'
import { CompanyHead } from './company-head.tsx'
import { SaveBar } from '../ui/save-bar.tsx'
import { Changes } from './changes.tsx'
import { Claims } from './claims.tsx'
import { MeanwhileNotice } from './meanwhile-notice.tsx'
import { PeopleOnWebsite } from './people.tsx'
import { Preview } from './preview.tsx'
import { Links, Numbers, Place, Reach, WhoWeAre } from './sections.tsx'
import { changesWords, hintOf } from './save-words.ts'
import { SectionNav } from './section-nav.tsx'
import { useCompanyForm } from './use-company-form.ts'
import { useReplaceCompany } from './use-replace-company.ts'
import { Versions } from './versions.tsx'

type CompanyFactsFormProps = {
  latest: CompanyRevision
  /** Why the facts could not be refreshed. */
  stale: { error: unknown; retry: () => void } | null
  user: string
}

export function CompanyFactsForm({ latest, stale, user }: CompanyFactsFormProps) {
  const form = useCompanyForm(latest, user)
  const replace = useReplaceCompany(form.start)
  const element = useRef<HTMLFormElement>(null)

  function save(event: SubmitEvent) {
    event.preventDefault()
    if (replace.isPending || !form.isDirty) return
    form.showErrors()
    if (form.facts) {
      replace.mutate({
        facts: form.facts,
        present: latest,
        done: 'Saved. Your changes are live on the website.',
      })
      return
    }
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }

  return (
    <div className="lg:grid lg:h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(22rem,26.25rem)]">
      <form
        ref={element}
        noValidate
        aria-label="Company details"
        aria-busy={replace.isPending}
        className="px-4 pt-5 lg:overflow-y-auto lg:scroll-pb-28 lg:px-6.5 lg:pt-6"
        onSubmit={save}
        onBlur={({ target }) => {
          if ('name' in target && typeof target.name === 'string') form.touch(target.name)
        }}
      >
        <CompanyHead />
        <SectionNav />
        {stale && <StaleList {...stale} />}
        {form.meanwhile && <MeanwhileNotice form={form} meanwhile={form.meanwhile} />}
        <WhoWeAre form={form} />
        <Reach form={form} />
        <Place form={form} />
        <Claims form={form} />
        <PeopleOnWebsite form={form} />
        <Links form={form} />
        <Numbers form={form} />
        <SaveBar
          isOpen={form.isDirty}
          words={changesWords(form.changed.length)}
          hint={hintOf(form.wrongFields, replace.error)}
          action="Save changes"
          isBusy={replace.isPending}
          cancel={{ words: 'Discard changes', act: form.discard }}
        />
      </form>
      <aside
        aria-label="On the website"
        className="min-w-0 space-y-7 border-line bg-sheet px-4 py-6 max-lg:mt-8 max-lg:border-t lg:overflow-y-auto lg:border-l lg:px-5.5"
      >
        {form.isDirty && <Changes before={form.base} after={form.draft} names={form.changed} />}
        <Preview draft={form.draft} changed={form.changed} />
        <Versions latest={latest} replace={replace} />
      </aside>
      <LeaveGuard isDirty={form.isDirty} onDiscard={form.discard} />
    </div>
  )
}

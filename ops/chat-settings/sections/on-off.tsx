import { pageGroups, pagesOfGroups, type PageGroup } from '#domain/chat/settings/page-groups.ts'
import type { ChatSettings } from '#domain/chat/settings/settings.ts'
import { CheckField } from '../../ui/check-field.tsx'
import type { SectionProps } from '../section.ts'
import { groupWords, pagesWords } from '../group-words.ts'

export function OnOff({ form }: SectionProps) {
  const { shown } = form.draft
  const groups = pageGroups.filter((group) => shown[group])
  const set = (changed: Partial<typeof shown>) => form.set({ shown: { ...shown, ...changed } })
  return (
    <>
      <fieldset>
        <legend className="text-xl font-display font-semibold">Pages with the chat</legend>
        <p className="text-sm text-muted" role="status">
          {pagesWords(pagesIn(groups))} of {pagesIn(pageGroups)}. A visitor who is already chatting keeps the
          chat everywhere.
        </p>
        <div className="mt-2 divide-y divide-line border-y border-line">
          {pageGroups.map((group) => (
            <div key={group} className="flex items-center justify-between gap-3">
              <CheckField
                label={groupWords[group].name}
                hint={groupWords[group].which}
                checked={shown[group]}
                onChange={({ target }) => set({ [group]: target.checked })}
              />
              <span className="shrink-0 text-sm text-muted tabular-nums">
                {pagesWords(pagesOfGroups[group])}
              </span>
            </div>
          ))}
        </div>
      </fieldset>
      <fieldset className="mt-8">
        <legend className="text-xl font-display font-semibold">Answers</legend>
        <div className="mt-2 border-y border-line">
          <CheckField
            label="Automated answers"
            hint="Quotes from our own pages. When off, every message goes to a person. Warnings about danger always appear."
            checked={shown.answers}
            onChange={({ target }) => set({ answers: target.checked })}
          />
        </div>
      </fieldset>
    </>
  )
}

export function ShownState({ settings: { shown } }: { settings: ChatSettings }) {
  const pages = pagesIn(pageGroups.filter((group) => shown[group]))
  return pages === 0 ? 'Off' : pagesWords(pages)
}

function pagesIn(groups: readonly PageGroup[]) {
  return groups.reduce((sum, group) => sum + pagesOfGroups[group], 0)
}

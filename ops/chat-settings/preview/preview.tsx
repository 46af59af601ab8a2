import { ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { pageGroups, type PageGroup } from '#domain/chat/settings/page-groups.ts'
import type { ChatSettings } from '#domain/chat/settings/settings.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TestBox } from '../answers/test-box.tsx'
import { groupWords } from '../group-words.ts'
import { Choice } from '../choice.tsx'
import { LauncherPreview } from './launcher.tsx'
import { Panel } from './panel.tsx'
import type { Seen } from './seen.ts'
import { previewId } from './to-preview.ts'

type PreviewProps = { settings: ChatSettings; isShown: boolean }

/** The chat as a visitor gets it with what is typed now. */
export function Preview({ settings, isShown }: PreviewProps) {
  const [group, setGroup] = useState<PageGroup>('services')
  const [language, setLanguage] = useState<Seen['language']>('en')
  const [isOpen, setOpen] = useState(true)
  const [hour, setHour] = useState<Seen['hour']>('noon')
  const seen: Seen = { settings, group, language, hour }
  const isOn = settings.shown[group]
  if (!isShown) return null
  return (
    <aside
      aria-label="Preview"
      className="min-w-0 border-line bg-wash max-lg:border-t lg:grid lg:min-h-0 lg:grid-rows-[minmax(0,1fr)_auto] lg:border-l"
    >
      <div className="relative lg:overflow-y-auto">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line bg-paper px-4 py-2 lg:sticky lg:top-0 lg:z-10 lg:px-5">
          <h2 id={previewId} tabIndex={-1} className="scroll-mt-3 font-sans text-base font-semibold">
            Preview
          </h2>
          <button
            type="button"
            className="flex min-h-12 items-center gap-1 font-semibold underline decoration-gold decoration-2 underline-offset-4 lg:hidden"
            onClick={() => scrollTo(0, 0)}
          >
            Back to the section <ArrowUp aria-hidden className="size-4" />
          </button>
          <div className="flex flex-wrap items-center gap-2">
            <Choice
              label="Hour of the visit"
              value={hour}
              options={[
                { value: 'noon', label: 'Noon' },
                { value: 'night', label: '2 AM' },
                { value: 'storm', label: 'Storm' },
              ]}
              onChange={setHour}
            />
            <Choice
              label="Language of the visitor"
              value={language}
              options={[
                { value: 'en', label: 'EN' },
                { value: 'es', label: 'ES' },
              ]}
              onChange={setLanguage}
            />
          </div>
          <div className="w-full">
            <SelectField
              label="Page of the visitor"
              value={group}
              options={pageGroups.map((value) => ({ value, label: groupWords[value].name }))}
              onChange={({ target }) => setGroup(pageGroups.find((each) => each === target.value) ?? 'home')}
            />
          </div>
        </div>
        <div className="px-4 py-5 lg:px-5">
          {isOn ? (
            <>
              {isOpen && <Panel seen={seen} onClose={() => setOpen(false)} />}
              <LauncherPreview seen={seen} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
            </>
          ) : (
            <p className="border-l-4 border-gold bg-paper px-4 py-3">
              No chat on {groupWords[group].name.toLowerCase()}. The page offers “Call me back” in its place.
            </p>
          )}
        </div>
      </div>
      <TestBox group={group} language={language} />
    </aside>
  )
}

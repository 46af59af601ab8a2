import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ChatSettingsNow } from '#domain/chat/settings/settings.ts'
import { StaleList } from '../ui/list-states.tsx'
import { useIsWide } from '../ui/wide.ts'
import { Figures } from './figures.tsx'
import { History } from './history.tsx'
import { Preview } from './preview/preview.tsx'
import { SectionMenu } from './section-menu.tsx'
import { SectionPanel } from './section-panel.tsx'
import { sections } from './sections.tsx'
import { SettingsHead } from './settings-head.tsx'
import { useSaveSettings } from './use-save-settings.ts'
import { useSettingsForm } from './use-settings-form.ts'

const route = getRouteApi('/staff/ops/chatbot-settings')

type SettingsScreenProps = {
  latest: ChatSettingsNow
  user: string
  /** Why the settings could not be refreshed. */
  stale: { error: unknown; retry: () => void } | null
}

export function SettingsScreen({ latest, user, stale }: SettingsScreenProps) {
  const { section: wanted, history } = route.useSearch()
  const navigate = useNavigate()
  const isWide = useIsWide()
  const form = useSettingsForm(latest, user)
  const { save, restore } = useSaveSettings()
  // A desk shows the first one; on a phone the menu is what comes first.
  const chosen = sections.find(({ id }) => id === wanted) ?? (isWide ? sections[0] : undefined)

  // What only screen readers read is placed in the part that scrolls: outside of it, it would make the page longer than the screen.
  return (
    <div className="lg:grid lg:h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(20rem,24.5rem)]">
      <div className="min-w-0 lg:grid lg:min-h-0 lg:grid-cols-[12.75rem_minmax(0,1fr)] min-[84rem]:grid-cols-[14rem_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)]">
        <div className={`px-4 pt-5 lg:col-span-2 lg:px-6.5 lg:pt-6 ${chosen ? 'max-lg:hidden' : ''}`}>
          <SettingsHead latest={latest} section={wanted} restore={restore} />
          <Figures />
          {stale && <StaleList what="page" {...stale} />}
        </div>
        <div className={`relative py-3 lg:overflow-y-auto lg:py-4 ${chosen ? 'max-lg:hidden' : ''}`}>
          <SectionMenu form={form} chosen={chosen?.id} />
        </div>
        {/* On a phone the section alone is there. */}
        {chosen && <h1 className="sr-only lg:hidden">Chatbot settings</h1>}
        {chosen && (
          <div
            key={chosen.id}
            className="relative min-w-0 bg-sheet max-lg:min-h-dvh lg:mt-3 lg:overflow-y-auto lg:border-t lg:border-l lg:border-line"
          >
            <SectionPanel section={chosen} form={form} revision={latest.revision} save={save} />
          </div>
        )}
      </div>
      <Preview settings={form.draft} isShown={isWide || chosen !== undefined} />
      <History
        isOpen={history === 'open'}
        onClose={() => void navigate({ to: '/ops/chatbot-settings', search: { section: wanted } })}
        revision={latest.revision}
        restore={restore}
      />
    </div>
  )
}

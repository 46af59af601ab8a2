import { useInfiniteQuery } from '@tanstack/react-query'
import type { SettingsPart } from '#domain/chat/settings/settings.ts'
import { button } from '../ui/button.ts'
import { settingsVersionsQuery } from './queries.ts'
import type { SettingsForm } from './use-settings-form.ts'

/** Someone else saved this section while something was typed in it. What was typed is still there. */
export function TheirsNotice({ form, part }: { form: SettingsForm; part: SettingsPart }) {
  const versions = useInfiniteQuery(settingsVersionsQuery()).data?.pages.flatMap(({ items }) => items)
  const who = versions?.find(({ changed }) => changed.includes(part))?.by ?? 'Someone else'
  return (
    <div role="alert" className="mb-5 border-l-4 border-gold bg-gold-wash px-4 py-3">
      <p className="font-semibold">{who} saved this section while you were changing it</p>
      <p className="mt-0.5 text-sm">
        Your changes are still here. If you save, they replace what {who} saved.
      </p>
      <button type="button" className={`mt-2 -ml-4 ${button('quiet')}`} onClick={() => form.discard(part)}>
        Show theirs instead
      </button>
    </div>
  )
}

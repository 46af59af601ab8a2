import { useQuery } from '@tanstack/react-query'
import { longestOrigin } from '#domain/chat/settings/sites.ts'
import type { ChatSettings } from '#domain/chat/settings/settings.ts'
import { ChipsField } from '../../ui/chips-field.tsx'
import { fixedSitesQuery } from '../queries.ts'
import type { SectionProps } from '../section.ts'

export function SitesSection({ form }: SectionProps) {
  const fixed = useQuery(fixedSitesQuery).data?.origins ?? []
  const { sites } = form.draft
  const [error] = Object.values(form.errorsOf('sites'))
  return (
    <div className="grid max-w-2xl gap-6">
      <ChipsField
        label="Websites"
        hint="As https://www.other-website.com, without a path. Enter adds it."
        placeholder="https://"
        value={sites.origins}
        maxLength={longestOrigin}
        {...(error !== undefined && { error })}
        onChange={(origins) => form.set({ sites: { origins } })}
      />
      {fixed.length > 0 && (
        <div>
          <h3 className="font-semibold">Set by the server</h3>
          <ul className="mt-1 divide-y divide-line border-y border-line">
            {fixed.map((origin) => (
              <li key={origin} className="py-2 wrap-anywhere">
                {origin}
              </li>
            ))}
          </ul>
          <p className="mt-1 text-sm text-muted">To change these, edit CHAT_ORIGINS on the server.</p>
        </div>
      )}
      <div>
        <h3 className="font-semibold">On the other website</h3>
        <pre className="mt-1 overflow-x-auto bg-wash px-3 py-2.5 text-sm">
          {`<script src="${location.origin}/api/chatbot/embed.js" async></script>`}
        </pre>
        <p className="mt-1 text-sm text-muted">
          Where it has a content security policy, our address has to be in its script-src and connect-src.
        </p>
      </div>
    </div>
  )
}

export function SitesState({ settings: { sites } }: { settings: ChatSettings }) {
  const fixed = useQuery(fixedSitesQuery).data?.origins.length ?? 0
  return String(fixed + sites.origins.length)
}

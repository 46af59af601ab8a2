import { Link } from '@tanstack/react-router'
import { sectionGroups } from './sections.tsx'
import type { SettingsForm } from './use-settings-form.ts'

type SectionMenuProps = { form: SettingsForm; chosen: string | undefined }

/** All sections with their state; on a phone it is the screen until one is opened. */
export function SectionMenu({ form, chosen }: SectionMenuProps) {
  return (
    <nav aria-label="Sections">
      {sectionGroups.map((group, nth) => (
        <ul
          key={group[0]?.id}
          className={
            nth > 0
              ? 'relative mt-3 pt-3 before:absolute before:inset-x-4 before:top-0 before:border-t before:border-line lg:before:left-6.5'
              : ''
          }
        >
          {group.map(({ id, title, part, State }) => (
            <li key={id}>
              <Link
                to="/ops/chatbot-settings"
                search={{ section: id }}
                aria-current={chosen === id ? 'page' : undefined}
                className="flex min-h-12 items-center justify-between gap-3 border-l-3 border-transparent px-4 hover:bg-wash lg:min-h-10.5 lg:pl-5.75 aria-[current=page]:border-gold aria-[current=page]:bg-sheet aria-[current=page]:font-bold"
              >
                <span className="min-w-0 wrap-anywhere">{title}</span>
                <span className="shrink-0 text-sm font-normal text-muted tabular-nums">
                  {part && form.unsaved.includes(part) ? (
                    <NotSaved />
                  ) : (
                    State && <State settings={form.saved} />
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

function NotSaved() {
  return (
    <>
      <span aria-hidden className="inline-block size-2.5 rounded-full bg-gold" />
      <span className="sr-only">Not saved</span>
    </>
  )
}

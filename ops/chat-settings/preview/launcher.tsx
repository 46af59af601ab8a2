import { firstLauncher, Launcher, textOn } from '#domain/chat/settings/launcher.ts'
import type { Seen } from './seen.ts'

type LauncherProps = { seen: Seen; isOpen: boolean; onToggle: () => void }

/** The button on the page. */
export function LauncherPreview({ seen: { settings, language }, isOpen, onToggle }: LauncherProps) {
  const { label, color, side } = settings.launcher
  const isColor = Launcher.shape.color.safeParse(color).success
  const [ground, words] = isColor ? [color, textOn(color) ?? ''] : [firstLauncher.color, '#ffffff']
  return (
    <div className={`mt-4 flex ${side === 'left' ? '' : 'justify-end'}`}>
      <button
        type="button"
        aria-expanded={isOpen}
        lang={language}
        ref={(element) => {
          element?.style.setProperty('--ground', ground)
          element?.style.setProperty('--words', words)
        }}
        className="min-h-12 rounded-md border border-white/20 bg-(--ground) px-4 font-semibold text-(--words)"
        onClick={onToggle}
      >
        {label[language]}
      </button>
    </div>
  )
}

import { contrast, longestLabel, textOn } from '#domain/chat/settings/launcher.ts'
import { Field } from '../../ui/field.tsx'
import { RadioGrid } from '../../ui/radio-grid.tsx'
import type { SectionProps } from '../section.ts'
import { WordsField } from '../words-field.tsx'

export function LauncherSection({ form }: SectionProps) {
  const { launcher } = form.draft
  const errors = form.errorsOf('launcher')
  const set = (changed: Partial<typeof launcher>) => form.set({ launcher: { ...launcher, ...changed } })
  return (
    <div className="grid max-w-2xl gap-6">
      <WordsField
        label="Words on the button"
        isLabelShown
        name="label"
        value={launcher.label}
        maxLength={longestLabel}
        errors={errors}
        isShort
        onChange={(label) => set({ label })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
        <Field
          label="Color"
          name="color"
          hint={errors['color'] ? undefined : contrastWords(launcher.color)}
          autoComplete="off"
          maxLength={7}
          value={launcher.color}
          error={errors['color']}
          onChange={({ target }) => set({ color: target.value.trim().toLowerCase() })}
        />
        <input
          type="color"
          aria-label="Choose a color"
          className="mt-6.5 h-12 w-14 rounded-sm border border-edge bg-sheet p-1"
          value={isColor(launcher.color) ? launcher.color : '#000000'}
          onChange={({ target }) => set({ color: target.value })}
        />
      </div>
      <RadioGrid
        label="Side of the page"
        value={launcher.side}
        options={[
          { value: 'right', label: 'Right' },
          { value: 'left', label: 'Left' },
        ]}
        error={errors['side']}
        onChange={(side) => set({ side })}
      />
      <p className="text-sm text-muted">
        On a phone the button stands in the call bar of our own website, to the right of “Call”.
      </p>
    </div>
  )
}

/** How well the words on the button can be read, before anything is saved. */
function contrastWords(color: string) {
  if (!isColor(color)) return 'As #0b1b2b'
  const text = textOn(color)
  if (!text) {
    const best = Math.max(contrast(color, '#ffffff'), contrast(color, '#0b1b2b'))
    return `Text can’t be read on it: the contrast is ${best.toFixed(1)} to 1, and 4.5 to 1 is needed.`
  }
  const name = text === '#ffffff' ? 'White' : 'Dark'
  return `${name} text, contrast ${contrast(text, color).toFixed(1)} to 1`
}

function isColor(color: string) {
  return /^#[0-9a-f]{6}$/.test(color)
}

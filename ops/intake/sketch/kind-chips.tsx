import { useSketchWords } from '../../words/use-sketch-words.ts'
import type { Tool } from './editing/scene.ts'
import { kindChoices, type Kinds } from './kinds.ts'

type KindChipsProps = {
  tool: Tool
  kinds: Kinds
  /** Photos can be pinned by whoever may see them. */
  hasPhotos: boolean
  onKinds: (kinds: Kinds) => void
}

/** What exactly the tool adds, where it adds more than one thing. */
export function KindChips({ tool, kinds, hasPhotos, onKinds }: KindChipsProps) {
  const { kinds: words } = useSketchWords()
  if (tool !== 'door' && tool !== 'wet' && tool !== 'point') return null
  return (
    <div role="group" aria-label={words.label} className="flex rounded-sm border border-edge bg-sheet">
      {kindChoices[tool].map((kind) => {
        if (kind === 'photo' && !hasPhotos) return null
        const isOn = kinds[tool] === kind
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={isOn}
            className={`min-h-11 px-3.5 font-display text-base leading-none font-semibold ${isOn ? 'bg-gold text-on-gold' : 'text-ink'}`}
            onClick={() => onKinds({ ...kinds, [tool]: kind })}
          >
            {words[kind]}
          </button>
        )
      })}
    </div>
  )
}

import type { LucideIcon } from 'lucide-react'

type ActionProps = { icon: LucideIcon; label: string; isLarge?: boolean; onPress: () => void }

/** Something that can be done with what is in hand. */
export function Action({ icon: Icon, label, isLarge = false, onPress }: ActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`grid ${isLarge ? 'size-12' : 'size-11'} place-content-center rounded-sm border border-edge bg-sheet text-ink active:bg-gold-wash`}
      onClick={onPress}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}
